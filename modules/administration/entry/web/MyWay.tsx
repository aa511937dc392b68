import type { Entity } from '@chengban/kernel/entity.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import type { EntryFile, MyEntry } from './entry-calls.ts'
import { Items } from './Items.tsx'
import { wayOf } from './onboarding-steps.ts'
import { Ring } from './Ring.tsx'

interface Props {
  readonly mine: MyEntry
  readonly item: Entity
  readonly again: () => void
}

/** Shows the user's onboarding progress, mentor and open items. */
export const MyWay = ({ mine: { entry, items, percent, nextStep }, item, again }: Props) => {
  if (!entry) return <Empty title="暂无入职学习任务" why="入职档案通过后，要学的和要交的会列在这里。" />
  return (
    <>
      <div className="cb-entry-top">
        <Ring done={entry.learnDone} total={entry.learnTotal} percent={percent} />
        <div>
          <h2>{nextStep || entry.stage}</h2>
          <Way entry={entry} />
        </div>
        <Guides entry={entry} />
      </div>
      {(['学习', '材料', '准备', '交接'] as const).map((kind) => (
        <Items key={kind} kind={kind} items={items.filter((each) => each.kind === kind)} item={item} again={again} />
      ))}
    </>
  )
}

const Way = ({ entry }: { readonly entry: EntryFile }) => (
  <ol className="cb-entry-way">
    {wayOf(entry).map(({ label, note, state }) => (
      <li key={label} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
        <b>{label}</b>
        <small>{note}</small>
      </li>
    ))}
  </ol>
)

const Guides = ({ entry: { mentor, superior, department } }: { readonly entry: EntryFile }) => (
  <dl className="cb-entry-guides">
    {[['导师', mentor] as const, ['直接上级', superior] as const].map(
      ([label, person]) =>
        person && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <PersonMark name={person.name} named />
            </dd>
          </div>
        ),
    )}
    {department && (
      <div>
        <dt>部门</dt>
        <dd>{department.name}</dd>
      </div>
    )}
  </dl>
)
