import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { learningFigures } from '../../course-log/statistics.call.ts'

interface Props {
  readonly figures: AnswerOf<typeof learningFigures> | undefined
  readonly isMonth: boolean
  readonly onTurn: () => void
}

const most = 8

/** Who took most credit, of the month or of the year. */
export const Ranking = ({ figures, isMonth, onTurn }: Props) => (
  <section className="cb-ranking" aria-label="排行榜">
    <header>
      <h3>排行榜</h3>
      <button type="button" className="cb-link" onClick={onTurn}>
        {isMonth ? '看全年' : '看本月'}
      </button>
    </header>
    <ol>
      {(figures?.rank ?? []).slice(0, most).map(({ userId, name, credit, finished, place }) => (
        <li key={userId}>
          <small>{place}</small>
          <span>{name}</span>
          <output>{`${credit} 学分，${finished} 门`}</output>
        </li>
      ))}
    </ol>
    {figures?.rank.length === 0 && <p className="cb-learn-quiet">{isMonth ? '本月' : '今年'}还没有人学完课程</p>}
  </section>
)
