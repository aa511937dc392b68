import type { Field } from '@chengban/kernel/field.ts'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { RefControl } from '@chengban/ui/kinds/ref/RefControl.tsx'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { toggled } from '@chengban/ui/table/selection.ts'
import { Tick } from '@chengban/ui/table/Tick.tsx'
import { Button } from 'antd'
import { useState } from 'react'
import {
  type Counted,
  type HandedOver,
  type HandoverInput,
  handOver,
  type OpenWork,
  useTriedHandover,
} from './open-work.ts'

interface Props {
  readonly person: Row
  readonly found: OpenWork
  readonly mayHandOver: boolean
  readonly onDone: () => void
}

const receiver = {
  kind: 'ref',
  label: '交接人',
  options: { to: 'user', among: { isEnable: true } },
} satisfies Field

/** Open work by kind: what would go to the person chosen, what stays and why, before anything is moved. */
export const Handover = ({ person, found, mayHandOver, onDone }: Props) => {
  const [toId, setTo] = useState('')
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const modules = found.work.map(({ module }) => module).filter((module) => !skipped.has(module))
  const asked: HandoverInput = { fromId: idOf(person), toId, modules }
  const { data: tried, error, isFetching } = useTriedHandover(asked)
  if (found.work.length === 0) return <p className="cb-leaving-none">没有未交接的工作</p>
  return (
    <section className="cb-handover" aria-label="工作交接">
      {mayHandOver && (
        <div className="cb-handover-to">
          <span>{String(person.name)} 的工作移交给</span>
          <RefControl
            id="handover-to"
            name="toId"
            entity="user"
            field={receiver}
            value={toId || null}
            row={empty}
            isInvalid={error !== null}
            onChange={(value) => setTo(value ? String(value) : '')}
          />
          {error && <em role="alert">{refusalOf(error)}</em>}
        </div>
      )}
      <WorkTable
        work={found.work}
        tried={toId ? tried : undefined}
        isTrying={isFetching}
        skipped={skipped}
        mayChoose={mayHandOver}
        onTurn={(module) => setSkipped(toggled(skipped, module))}
      />
      {mayHandOver && toId !== '' && tried && modules.length > 0 && (
        <Foot asked={asked} tried={tried} isBusy={isFetching} onDone={onDone} />
      )}
    </section>
  )
}

const refusalOf = (error: Error): string => (error instanceof ApiError && error.fields.toId) || error.message

interface TableProps {
  readonly work: readonly Counted[]
  readonly tried: HandedOver | undefined
  readonly isTrying: boolean
  readonly skipped: ReadonlySet<string>
  readonly mayChoose: boolean
  readonly onTurn: (module: string) => void
}

const WorkTable = ({ work, ...rest }: TableProps) => (
  <table>
    <thead>
      <tr>
        <th>工作</th>
        <th className="is-figure">现有</th>
        <th className="is-figure">移交</th>
        <th>留下</th>
      </tr>
    </thead>
    <tbody>
      {work.map((one) => (
        <WorkRow key={one.module} one={one} {...rest} />
      ))}
    </tbody>
  </table>
)

const WorkRow = ({
  one,
  skipped,
  mayChoose,
  onTurn,
  ...trying
}: Omit<TableProps, 'work'> & { readonly one: Counted }) => {
  const { module, label, count } = one
  const isSkipped = skipped.has(module)
  const { moves, stays } = isSkipped ? notAsked : wordsOf(one, trying)
  return (
    <tr className={isSkipped ? 'is-skipped' : undefined}>
      <th scope="row">
        {mayChoose && <Tick state={isSkipped ? 'none' : 'all'} label={`移交${label}`} onTick={() => onTurn(module)} />}
        {label}
      </th>
      <td className="is-figure">{count}</td>
      <td className="is-figure">{moves}</td>
      <td>{stays}</td>
    </tr>
  )
}

const notAsked = { moves: '—', stays: '不移交' }

/** How many of a kind would move, and what stays with why; before anybody is chosen, what stays in any case. */
const wordsOf = ({ module, reason }: Counted, { tried, isTrying }: Pick<TableProps, 'tried' | 'isTrying'>) => {
  if (!tried) return { moves: isTrying ? '…' : '—', stays: reason ?? '' }
  const left = tried.left.filter((each) => each.module === module)
  return {
    moves: String(tried.moved.find((each) => each.module === module)?.count ?? 0),
    stays: left.map(({ count, reason: why }) => `${count} 项，${why}`).join('；'),
  }
}

interface FootProps {
  readonly asked: HandoverInput
  readonly tried: HandedOver
  readonly isBusy: boolean
  readonly onDone: () => void
}

const Foot = ({ asked, tried, isBusy, onDone }: FootProps) => {
  const left = tried.left.reduce((sum, { count }) => sum + count, 0)
  const run = async (): Promise<void> => {
    try {
      const { totalCount } = await handOver(asked)
      notifyDone(`已移交 ${totalCount} 项`)
      onDone()
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <footer>
      <span>
        {tried.totalCount} 项移交，{left} 项留下；每条留下记录，交接人收到一条通知
      </span>
      <Button
        type="primary"
        disabled={tried.totalCount === 0}
        loading={isBusy}
        onClick={() => confirm.ask(`确定移交 ${tried.totalCount} 项工作吗？`, run)}
      >
        移交 {tried.totalCount} 项
      </Button>
    </footer>
  )
}

const empty: Row = {}
