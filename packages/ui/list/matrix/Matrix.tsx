import { Pager } from '../../table/Pager.tsx'
import { ListFailed } from '../ListFailed.tsx'
import type { LayoutProps } from '../layouts.ts'
import { PeriodBar } from '../PeriodBar.tsx'
import { MatrixCards } from './MatrixCards.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { useMatrix } from './use-matrix.ts'
import './matrix.css'

/** People against the days of a month; on the phone each with a month of their own. */
export default function Matrix(props: LayoutProps) {
  const { list, title, isNarrow } = props
  const matrix = useMatrix(list)
  const { error, people, peopleTotal, month, tones, isPartial, step, goTo, again } = matrix
  const { state, change } = list
  if (error && !people) return <ListFailed error={error} label={list.entity.label} onAgain={() => void again()} />
  const Body = isNarrow ? MatrixCards : MatrixTable
  return (
    <section className="cb-layout cb-matrix" aria-label={`${title}月表`} aria-busy={people === undefined}>
      <PeriodBar title={`${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`} onStep={step} onToday={() => goTo('')}>
        <ul className="cb-legend">
          {[...tones.values()].map(({ value, word, className }) => (
            <li key={value} className={className}>
              <i /> {word}
            </li>
          ))}
        </ul>
        {isPartial && <span className="cb-period-note">太多了，只画一部分，再筛选可看全</span>}
      </PeriodBar>
      <Body matrix={matrix} {...props} />
      {people?.length === 0 && <p className="cb-gantt-none">没有人</p>}
      <Pager
        page={state.page}
        size={Math.max(20, state.size)}
        total={peopleTotal}
        sizes={[20, 50]}
        onChange={(page, size) => change({ page, size })}
      />
    </section>
  )
}
