import type { StageLine } from '@chengban/kernel/page.ts'
import { rowName, shownOf } from '@chengban/kernel/row-name.ts'
import { Button } from 'antd'
import { Suspense } from 'react'
import { idOf, type Row, textValue } from '../../data/row.ts'
import { formatDate } from '../../dates/date-time.ts'
import { waiting } from '../../dates/elapsed.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { type FileEntry, filesOfRecord } from '../../files/file-entry.ts'
import { StatusDot } from '../../marks/StatusDot.tsx'
import { openPreview } from '../../preview/preview.ts'
import { actOf, besidesOf, type Part, type Stage } from './stage.ts'
import type { Begin } from './use-part-move.tsx'

const Points = lazyPart(() => import('../../points/Points.tsx'))

interface Props {
  readonly line: StageLine
  readonly stage: Stage
  readonly begin: Begin
  /** Leaves out the heading, because the rows are shown below the stage. */
  readonly isBare?: boolean
}

/** The documents of one stage: state, who has it, since when, and what can be done with it. */
export const StageRows = ({ line: { documents, points }, stage, begin, isBare = false }: Props) => (
  <section className="cb-stage-rows" aria-label={`${stage.name}${documents.label}`}>
    {!isBare && (
      <h3>
        {stage.name}{' '}
        <small>
          {documents.label} {stage.done}/{stage.total}
          {stage.phase === 'now' && stage.done < stage.total && `，${documents.gate}`}
        </small>
      </h3>
    )}
    {stage.parts.length === 0 ? (
      <p className="cb-page-none">{stage.phase === 'todo' ? '阶段开始后列出' : `没有${documents.label}`}</p>
    ) : (
      <ul>
        {stage.parts.map((part) => (
          <PartRow key={idOf(part.row)} part={part} begin={begin} />
        ))}
      </ul>
    )}
    {points && stage.phase === 'now' && (
      <Suspense>
        <Points path={points} id={idOf(stage.row)} />
      </Suspense>
    )}
  </section>
)

const PartRow = ({ part, begin }: { readonly part: Part; readonly begin: Begin }) => {
  const { entity, row, rows, phase, isRequired } = part
  const files = filesOfRecord((row[rows.file] as readonly FileEntry[] | null) ?? [], entity.name, idOf(row))
  const act = actOf(part)
  const name = rowName(entity, row)
  return (
    <li className={phase === 'done' ? undefined : 'is-open'}>
      <span className="cb-part-name">
        {files.length > 0 ? (
          <button type="button" title={files.map((file) => file.name).join('、')} onClick={() => openPreview(files, 0)}>
            {name}
          </button>
        ) : (
          <a href={`#/record/${entity.name}/${idOf(row)}`}>{name}</a>
        )}
        {!isRequired && <small>选交</small>}
      </span>
      <StatusDot word={stateOf(part)} />
      <span className="cb-part-who">{whoOf(part)}</span>
      <time>{timeOf(part)}</time>
      <span className="cb-part-act">
        {act && (
          <Button size="small" onClick={() => begin({ part, move: act })}>
            {act.label}
          </Button>
        )}
        {besidesOf(part).map((move) => (
          <Button key={move.name} size="small" type="text" onClick={() => begin({ part, move })}>
            {move.label}
          </Button>
        ))}
      </span>
    </li>
  )
}

const stateOf = ({ entity, row }: Part): string => String(row[entity.workflow?.field ?? 'status'] ?? '')

const whoOf = ({ row, rows }: Part): string =>
  rows.who.map((name) => namedIn(row, name)).find((name) => name !== undefined) ?? ''

const namedIn = (row: Row, name: string): string | undefined => shownOf(row, name, 'user')?.name

const timeOf = ({ row, rows, phase }: Part): string => {
  const [since, due] = [row[rows.since], rows.due ? row[rows.due] : null]
  if (phase === 'waits' && typeof since === 'string') return waiting(since)
  if (phase === 'done') return formatDate(textValue(since)).slice(5)
  return due ? `${formatDate(due as string).slice(5)} 前` : ''
}
