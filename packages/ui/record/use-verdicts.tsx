import type { Entity } from '@chengban/kernel/entity.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'
import { canOf, type Row, versionOf } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import type { Column } from '../table/columns.ts'
import { useStable } from '../table/use-stable.ts'

const MoveDialog = lazyPart(() => import('../move/MoveDialog.tsx'))

interface Options {
  readonly entity: Entity
  /** The record whose lines they are. */
  readonly row: Row
  readonly lines: Lines
  readonly child: Entity
  readonly again: () => void
}

/** For who has the record in hand: a column that decides its lines one by one, and the dialog of a verdict with reasons. */
export const useVerdicts = ({ entity, row, lines: { decided }, child, again }: Options) => {
  const [asked, setAsked] = useState<{ readonly line: Row; readonly verdict: Move }>()
  const isOn = decided !== undefined && canOf(row).includes('approve')
  const send = (line: Row, result: string, input: Row = {}): Promise<unknown> =>
    request('POST', `/api/${entity.resource}/action/${decided?.call}`, {
      body: { ...input, id: line.id, version: versionOf(line), result },
    })
  const pick = useStable((line: Row, verdict: Move): void => {
    if (verdict !== pass) setAsked({ line, verdict })
    else
      void send(line, pass.label)
        .then(() => notifyDone('已通过'), reportError)
        .then(again)
  })
  const verdicts = useMemo(
    () => (isOn ? columnOf(child, decided.cut ? [pass, cut, reject] : [pass, reject], pick) : undefined),
    [isOn, child, decided, pick],
  )
  const dialog: ReactNode = asked && (
    <Suspense>
      <MoveDialog
        entity={child}
        row={asked.line}
        move={asked.verdict}
        send={(input) => send(asked.line, asked.verdict.label, input)}
        onClose={() => setAsked(undefined)}
        onMoved={again}
      />
    </Suspense>
  )
  return { verdicts, dialog }
}

const verdict = { from: [], to: 'same', who: true as never, opinion: 'required' } as const
const pass: Move = { ...verdict, name: 'pass', label: '通过' }
const cut: Move = { ...verdict, name: 'cut', label: '核减', asks: { money: money('核定金额', { required: true }) } }
const reject: Move = { ...verdict, name: 'reject', label: '驳回', danger: true }

const columnOf = (child: Entity, moves: readonly Move[], pick: (line: Row, verdict: Move) => void): Column<Row> => ({
  key: 'verdict',
  title: '审核',
  width: moves.length * 48 + 24,
  render: (line) => (
    <fieldset className="cb-line-verdict" aria-label={`审核${rowName(child, line)}`}>
      {moves.map((move) => (
        <button
          key={move.name}
          type="button"
          className="cb-link"
          aria-pressed={line.status === move.label}
          onClick={(event) => {
            event.stopPropagation()
            pick(line, move)
          }}
        >
          {move.label}
        </button>
      ))}
    </fieldset>
  ),
})
