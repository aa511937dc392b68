import { nameOfOne } from '@chengban/kernel/entity.ts'
import { Empty } from '../../marks/Empty.tsx'
import { ListFailed } from '../../marks/ListFailed.tsx'
import { Pager } from '../../table/Pager.tsx'
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
      {people?.length === 0 ? <None {...props} /> : <Body matrix={matrix} {...props} />}
      <Pager
        page={state.page}
        size={Math.max(20, state.size)}
        total={peopleTotal}
        unit="人"
        sizes={[20, 50]}
        onChange={(page, size) => change({ page, size })}
      />
    </section>
  )
}

const None = ({ list }: LayoutProps) => (
  <div className="cb-matrix-none">
    <Empty kind="filtered" title={`这个月没有${nameOfOne(list.entity)}`} why="可往前、往后看，或换个筛选。" />
  </div>
)
