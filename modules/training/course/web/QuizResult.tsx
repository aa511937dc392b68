import { listIn } from '@chengban/kernel/list-in.ts'
import { Button } from 'antd'
import type { Graded, Paper } from './learn-calls.ts'

interface Props {
  readonly paper: Paper
  readonly result: Graded
  readonly onAgain: (() => void) | undefined
}

/** The score and the result of each question, with correct answers where the server returns them. */
export const QuizResult = ({ paper, result: { score, isPass, left, detail }, onAgain }: Props) => (
  <div className="cb-quiz-result">
    <p className={isPass ? 'is-done' : 'is-late'} role="status">
      <b>{score}</b> 分，{isPass ? '已通过' : `未通过，还可答 ${left} 次`}
    </p>
    <ol>
      {paper.questions.map((question) => {
        const found = detail.find(({ questionId }) => questionId === question.questionId)
        const right = listIn<string>(found?.answer).map(
          (key) => question.options.find((option) => option.key === key)?.text ?? key,
        )
        return (
          <li key={question.questionId}>
            <span className={found?.right ? 'is-done' : 'is-late'}>{found?.right ? '对' : '错'}</span>
            <div>
              {question.content}
              {right.length > 0 && <small>答案：{right.join('、')}</small>}
              {found?.analysis && <small>{found.analysis}</small>}
            </div>
          </li>
        )
      })}
    </ol>
    {onAgain && left > 0 && (
      <Button type="primary" onClick={onAgain}>
        再答一次
      </Button>
    )}
  </div>
)
