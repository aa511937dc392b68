import { reportError } from '@chengban/ui/api/error-notice.ts'
import { now } from '@chengban/ui/dates/now.ts'
import { playTime } from '@chengban/ui/figures/play-time.ts'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Answers, type Graded, handInQuiz, keepPlace, type Paper } from './learn-calls.ts'
import { QuizQuestion } from './QuizQuestion.tsx'

interface Props {
  readonly courseId: string
  readonly chapterId: string
  readonly paper: Paper
  readonly onDone: (graded: Graded) => void
}

/** The questions, a map of the answered ones and the remaining time. Each answer is saved at once. */
export const QuizPaper = ({ courseId, chapterId, paper, onDone }: Props) => {
  const { attemptId, questions, tzEnd } = paper
  const [answers, setAnswers] = useState<Answers>((paper.draft ?? {}) as Answers)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLOListElement>(null)
  const { keep, keepAgain, settled } = useKeeping({ courseId, chapterId, attemptId })
  const choose = (questionId: string, keys: readonly string[]): void => {
    const next = { ...answers, [questionId]: keys }
    setAnswers(next)
    keep(next)
  }
  const handIn = async (): Promise<void> => {
    setBusy(true)
    try {
      // past the end every second counts: the server takes a paper only a little later
      await settled(isPast(tzEnd) ? 0 : patienceMs)
      onDone(await handInQuiz(attemptId, answers))
    } catch (error) {
      keepAgain()
      reportError(error)
      setBusy(false)
    }
  }
  const left = useLeft(tzEnd, () => void handIn())
  const isAnswered = (id: string): boolean => (answers[id]?.length ?? 0) > 0
  const open = questions.filter(({ questionId }) => !isAnswered(questionId)).length
  return (
    <div className="cb-quiz">
      <header className="cb-quiz-head">
        <nav aria-label="题号">
          {questions.map(({ questionId }, at) => (
            <button
              key={questionId}
              type="button"
              className={isAnswered(questionId) ? 'is-done' : undefined}
              onClick={() => box.current?.children[at]?.scrollIntoView({ block: 'center', behavior: 'smooth' })}
            >
              {at + 1}
            </button>
          ))}
        </nav>
        <output className={left < 60 ? 'is-late' : undefined}>剩余 {playTime(left)}</output>
      </header>
      <ol ref={box}>
        {questions.map((question) => (
          <QuizQuestion
            key={question.questionId}
            question={question}
            chosen={answers[question.questionId] ?? []}
            onChoose={(keys) => choose(question.questionId, keys)}
          />
        ))}
      </ol>
      <HandIn open={open} isBusy={isBusy} onHandIn={() => void handIn()} />
    </div>
  )
}

const isPast = (moment: string): boolean => Date.parse(moment) <= now().getTime()

/** How long a paper that goes in waits for an answer that is still being saved. */
const patienceMs = 3000

/**
 * Saves the answers one request after the other, the newest alone where several wait. None comes behind the paper,
 * unless that did not go in.
 */
const useKeeping = (place: Omit<Parameters<typeof keepPlace>[0], 'answers'>) => {
  const newest = useRef<Answers>(undefined)
  const waiting = useRef<Answers>(undefined)
  const running = useRef(Promise.resolve())
  const next = async (): Promise<void> => {
    const answers = waiting.current
    waiting.current = undefined
    if (answers) await keepPlace({ ...place, answers }).catch(reportError)
  }
  const keep = (answers: Answers): void => {
    newest.current = answers
    waiting.current = answers
    running.current = running.current.then(next)
  }
  return {
    keep,
    keepAgain: (): void => {
      if (newest.current) keep(newest.current)
    },
    settled: (atMostMs: number): Promise<unknown> => {
      waiting.current = undefined
      return Promise.race([running.current, new Promise((resolve) => setTimeout(resolve, atMostMs))])
    },
  }
}

interface HandInProps {
  /** How many questions have no answer yet. */
  readonly open: number
  readonly isBusy: boolean
  readonly onHandIn: () => void
}

/** A paper with open questions is handed in by a second press. */
const HandIn = ({ open, isBusy, onHandIn }: HandInProps) => {
  const [isAsked, setAsked] = useState(false)
  const asks = isAsked && open > 0
  return (
    <footer>
      {open > 0 && <small role={asks ? 'alert' : undefined}>还有 {open} 题未答</small>}
      <Button type="primary" loading={isBusy} onClick={() => (open > 0 && !asks ? setAsked(true) : onHandIn())}>
        {asks ? '仍要交卷' : '交卷'}
      </Button>
    </footer>
  )
}

/** Whole seconds until then; at the last of them it is handed in. */
const useLeft = (tzEnd: string, onOver: () => void): number => {
  const of = (): number => Math.max(0, Math.ceil((Date.parse(tzEnd) - now().getTime()) / 1000))
  const [left, setLeft] = useState(of)
  const tick = useEffectEvent(() => {
    const next = of()
    if (next === 0 && left > 0) onOver()
    setLeft(next)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
