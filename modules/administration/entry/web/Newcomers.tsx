import { canOf } from '@chengban/ui/data/row.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { Link } from 'react-router'
import type { Newcomer } from './entry-calls.ts'
import { Urging } from './Urging.tsx'

/** Lists the newcomers with stage, learning progress and overdue items. */
export const Newcomers = ({ people }: { readonly people: readonly Newcomer[] }) =>
  people.length === 0 ? (
    <Empty title="没有在途的新人" why="入职、学习、考核和试用中的人会列在这里。" />
  ) : (
    <table className="cb-entry-people">
      <thead>
        <tr>
          <th>姓名</th>
          <th>部门</th>
          <th>导师</th>
          <th>入职日期</th>
          <th>阶段</th>
          <th>学习</th>
          <th>逾期项</th>
          <th>考核分</th>
          <th aria-label="操作" />
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <Line key={one.id} person={one} />
        ))}
      </tbody>
    </table>
  )

const Line = ({ person }: { readonly person: Newcomer }) => {
  const { id, name, department, mentor, tzProbation, stage, learnDone, learnTotal, overdue, examScore, awaits, late } =
    person
  return (
    <tr>
      <td>
        <Link to={`/record/entry/${id}`}>{name}</Link>
      </td>
      <td data-label="部门">{department?.name}</td>
      <td data-label="导师">{mentor?.name}</td>
      <td data-label="入职日期">{tzProbation}</td>
      <td>
        <StatusDot word={stage} />
      </td>
      <td data-label="学习">
        <meter
          min={0}
          max={Math.max(learnTotal, 1)}
          value={learnDone}
          aria-label={`已学 ${learnDone}，共 ${learnTotal}`}
        />
        {learnDone}/{learnTotal}
      </td>
      <td data-label="逾期项" className={overdue > 0 ? 'is-late' : undefined}>
        {overdue}
      </td>
      <td data-label="考核分">{examScore ?? '—'}</td>
      <td>
        {late.length > 0 && <Urging late={late} of={name} />}
        {canOf(person).includes('exam') && <Link to={`/record/entry/${id}`}>入职考核</Link>}
        {awaits && <Link to={`/record/entry/${awaits}`}>填写导师意见</Link>}
      </td>
    </tr>
  )
}
