import { reportError } from '@chengban/ui/api/error-notice.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { beginQuiz, type Chapter, type Graded, type Paper } from './learn-calls.ts'
import { QuizPaper } from './QuizPaper.tsx'
import { QuizResult } from './QuizResult.tsx'

interface Props {
  readonly courseId: string
  readonly chapter: Chapter
  readonly onProgress: () => void
}

/** A quiz: begun on purpose, answered on a paper with a clock, then what came of it. */
export const QuizChapter = ({ courseId, chapter, onProgress }: Props) => {
  const [paper, setPaper] = useState<Paper>()
  const [graded, setGraded] = useState<{ readonly paper: Paper; readonly result: Graded }>()
  const [isBusy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      setPaper(await beginQuiz(courseId, chapter.id))
      setGraded(undefined)
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  const done = (result: Graded): void => {
    if (paper) setGraded({ paper, result })
    setPaper(undefined)
    onProgress()
  }
  if (paper)
    return <QuizPaper key={paper.attemptId} courseId={courseId} chapterId={chapter.id} paper={paper} onDone={done} />
  if (graded) return <QuizResult {...graded} onAgain={graded.result.isPass ? undefined : () => void start()} />
  return (
    <div className="cb-quiz-door">
      <h3>{chapter.name}</h3>
      <p>
        {chapter.isFinish
          ? `已通过，最好成绩 ${chapter.best ?? 0} 分`
          : `${chapter.best === null ? '' : `最好成绩 ${chapter.best} 分，`}还可答 ${chapter.left ?? 0} 次`}
      </p>
      {!chapter.isFinish && (
        <Button type="primary" loading={isBusy} disabled={chapter.left === 0} onClick={() => void start()}>
          参加测验
        </Button>
      )}
      {!chapter.isFinish && chapter.left === 0 && <small>测验次数已用完，请联系讲师</small>}
    </div>
  )
}
