import type { Entity } from '@chengban/kernel/entity.ts'
import { hasStages } from '@chengban/kernel/page.ts'
import { type ReactNode, Suspense, useState } from 'react'
import type { AuditDetail } from '../audit/audit-detail.ts'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { AuditBox } from './AuditBox.tsx'
import { ChildList } from './ChildList.tsx'
import { Ledger } from './Ledger.tsx'
import type { ChildParent } from './new-child.ts'
import { apartOf, tellsOf } from './page/apart.ts'
import { filesTab, firstTabs, historyTab } from './page/page-tabs.tsx'
import { tabKey, usePageTabs } from './page/use-page-tabs.ts'
import { useSteps } from './page/use-steps.tsx'
import { usePlace } from './place.ts'
import { RecordAside } from './RecordAside.tsx'
import { RecordBar } from './RecordBar.tsx'
import { RecordFields } from './RecordFields.tsx'
import { RecordHead } from './RecordHead.tsx'
import { type RecordTab, RecordTabs } from './RecordTabs.tsx'
import { useWide } from './use-wide.ts'

const Figures = lazyPart(() => import('./page/Figures.tsx'))
const PlanTab = lazyPart(() => import('./PlanTab.tsx'))
const PageNext = lazyPart(() => import('./page/PageNext.tsx'))

export interface Slots {
  /** Under the head: figures of the record. */
  readonly ledger?: (row: Row, again: () => void) => ReactNode
  /** Further tabs after the details; `fields` shows those of a part of the entity, to be edited there. */
  readonly tabs?: (row: Row, again: () => void, fields: (part: Entity) => ReactNode) => readonly RecordTab[]
  /** The fields and the label of the first tab, when further fields have separate tabs. */
  readonly first?: { readonly label: string; readonly part: Entity }
}

interface Props extends Slots {
  readonly entity: Entity
  readonly id: string
  readonly row: Row
  readonly detail: AuditDetail | undefined
  readonly again: (written?: Row) => void
  /** Reads anew what a decision changes. */
  readonly decided: () => void
}

/** The page of a record: its identity, the people in charge now, its fields, related rows and comments. */
export const OpenRecord = ({ ledger, tabs, first, ...props }: Props) => {
  const { entity, id, row, detail, again, decided } = props
  const place = usePlace()
  // the line of stages takes the width
  const isWide = useWide() && !place && !hasStages(entity.page)
  const [isEditing, setEditing] = useState(false)
  const pageTabs = usePageTabs(entity)
  const steps = useSteps(entity, row)
  const edit = (): void => {
    pageTabs.choose('detail')
    setEditing(true)
  }
  const { rest, apart } = apartOf(first?.part ?? entity)
  const aside = <RecordAside entity={entity} id={id} />
  const fields = (part: Entity): ReactNode => (
    <RecordFields {...props} entity={part} isEditing={isEditing} onDone={() => setEditing(false)} />
  )
  return (
    <div className="cb-record">
      <RecordBar entity={entity} id={id} />
      <div className="cb-record-main">
        <div className="cb-record-top">
          <RecordHead {...props} isEditing={isEditing} onEdit={edit} ink={inkOf(entity, row, again)} />
          <PageFigures entity={entity} row={row} onOpen={pageTabs.open} />
          {ledger?.(row, again)}
          <Ledger entity={entity} row={row} />
          {detail && <AuditBox entity={entity} row={row} detail={detail} again={again} decided={decided} />}
        </div>
        <RecordTabs
          chosen={pageTabs.chosen ?? steps.first}
          onChoose={pageTabs.choose}
          tabs={[
            ...steps.tabs,
            ...firstTabs(entity, row, again, {
              key: 'detail',
              label: first?.label ?? steps.last ?? '详情',
              content: fields(isEditing ? (first?.part ?? entity) : rest),
            }),
            ...apart
              .filter((one) => tellsOf(one, row))
              .map(({ title, part }) => ({
                key: `apart.${title}`,
                label: title,
                content: <RecordFields {...props} entity={part} isEditing={false} onDone={() => undefined} />,
              })),
            ...(tabs?.(row, again, fields) ?? []),
            ...childTabs(pageTabs, { entity, row }),
            ...historyTab(entity, id),
            ...filesTab(entity, row),
            ...(isWide ? [] : [{ key: 'comments', label: entity.page ? '动态' : '评论', content: aside }]),
          ]}
          parent={id}
        />
      </div>
      {isWide && aside}
    </div>
  )
}

const childTabs = (
  { children, narrowedTo }: ReturnType<typeof usePageTabs>,
  parent: ChildParent,
): readonly RecordTab[] =>
  children.map((child) => {
    const list = <ChildList key={tabKey(child)} child={child} parent={parent} narrowed={narrowedTo(child)} />
    const content = child.plan ? <PlanTab key={tabKey(child)} {...{ child, parent, list }} plan={child.plan} /> : list
    return { key: tabKey(child), child, content }
  })

type FiguresProps = Pick<Props, 'entity' | 'row'> & Pick<Parameters<typeof Figures>[0], 'onOpen'>

const PageFigures = ({ entity, row, onOpen }: FiguresProps) =>
  entity.page?.figures ? (
    <Suspense fallback={<div className="cb-page-figures" />}>
      <Figures entity={entity} row={row} figures={entity.page.figures} onOpen={onOpen} />
    </Suspense>
  ) : null

/** What the stage in hand wants goes before the record's own next act. */
const inkOf = (entity: Entity, row: Row, again: () => void): Parameters<typeof RecordHead>[0]['ink'] => {
  const { page } = entity
  if (!hasStages(page)) return undefined
  return (own) => (
    <Suspense fallback={own(true)}>
      <PageNext line={page.line} row={row} again={again} own={own} />
    </Suspense>
  )
}
