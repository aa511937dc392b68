import { ApprovalLine } from '@chengban/ui/audit/ApprovalLine.tsx'
import type { LineNode } from '@chengban/ui/audit/line-node.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { Handover } from './Handover.tsx'
import { type OpenWork, useOpenWork } from './open-work.ts'
import './user.css'

interface Props {
  readonly person: Row
  readonly again: () => void
}

/** The person's open work, and the steps until they can leave: hand over, complete, give back. */
export default function Leaving({ person, again }: Props) {
  const mayHandOver = useHolds('user:handover')
  const isNarrow = useNarrow()
  const { data, error, refetch } = useOpenWork(idOf(person))
  if (error && !data) return <ListFailed error={error} label="未办结的工作" onAgain={() => void refetch()} />
  if (!data) return null
  const done = (): void => {
    void refetch()
    again()
  }
  return (
    <div className="cb-leaving">
      <ApprovalLine label="离职前" direction={isNarrow ? 'down' : 'across'} nodes={stepsOf(data, person)} />
      <Handover person={person} found={data} mayHandOver={mayHandOver} onDone={done} />
      <Rest title="须结清" words="由财务与本人办结，不能移交" list={data.unsettled} />
      <Rest title="须归还" words="归还后才能离职" list={data.takenOut} unit="件" />
    </div>
  )
}

const stepsOf = ({ work, unsettled, takenOut }: OpenWork, { status }: Row): readonly LineNode[] => {
  const sums = [work, unsettled, takenOut].map((list) => list.reduce((sum, { count }) => sum + count, 0))
  const isGone = status === '离职'
  const open = sums.findIndex((sum) => sum > 0)
  const parts = [
    ['交接工作', '交', '项未交接'],
    ['结清款项', '款', '项未结清'],
    ['归还物品', '物', '件未归还'],
  ] as const
  return [
    ...parts.map(
      ([what, mark, rest], at): LineNode => ({
        key: what,
        state: sums[at] === 0 ? 'done' : at === open ? 'now' : 'todo',
        mark,
        what,
        note: sums[at] === 0 ? '已办结' : `${sums[at]} ${rest}`,
      }),
    ),
    {
      key: 'out',
      state: isGone ? 'done' : 'todo',
      mark: '离',
      what: '离职',
      note: isGone ? '已离职' : '会话与分享随之失效',
    },
  ]
}

interface RestProps {
  readonly title: string
  readonly words: string
  readonly list: OpenWork['unsettled']
  readonly unit?: string
}

const Rest = ({ title, words, list, unit = '项' }: RestProps) =>
  list.length > 0 && (
    <section className="cb-leaving-rest" aria-label={title}>
      <h2>
        {title} <small>{words}</small>
      </h2>
      <ul>
        {list.map(({ module, label, count }) => (
          <li key={module}>
            {label} <b>{count}</b> {unit}
          </li>
        ))}
      </ul>
    </section>
  )
