import { isCreating } from '@chengban/kernel/phone-act.ts'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import type { FormDrawerProps } from '../form/FormDrawer.tsx'
import { useRoom } from '../table/use-room.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { Sums } from './face/Sums.tsx'
import { LayoutBody } from './LayoutBody.tsx'
import { ListBody } from './ListBody.tsx'
import { ListHead } from './ListHead.tsx'
import { ListPager } from './ListPager.tsx'
import { ListTools } from './ListTools.tsx'
import { useAside } from './use-aside.ts'
import { useCreating } from './use-creating.tsx'
import { type List, type ListOptions, useList } from './use-list.ts'
import { useNewForm } from './use-new-form.ts'
import './list.css'

const NewRows = lazyPart(async () => ({ default: (await import('../table/NewRows.tsx')).NewRows }))
const NarrowHead = lazyPart(() => import('./NarrowHead.tsx'))
const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'))
const ListOffers = lazyPart(() => import('./ListOffers.tsx'))
const Lacks = lazyPart(() => import('./Lacks.tsx'))
const Mine = lazyPart(() => import('./Mine.tsx'))
const Strips = lazyPart(() => import('../offer/Strips.tsx'))
const RecordDrawer = lazyPart(() => import('../record/RecordDrawer.tsx'))
const FormDrawer = lazyPart(() => import('../form/FormDrawer.tsx'))

export interface ListScreenProps extends Omit<ListOptions, 'room'> {
  readonly title: string
  /** What the way back from a record is called, where it is not the title. */
  readonly trail?: string
  /** `false`: new rows come another way. */
  readonly creates?: false | undefined
  /** The form of a new row, where it is more than the entity's own. */
  readonly Form?: ComponentType<NewFormProps>
  readonly acts?: (list: List) => ReactNode
  readonly selectedActs?: (list: List) => ReactNode
  readonly onOpen?: (row: Row) => void
  /** Shown between the head and the rows. */
  readonly above?: ReactNode
}

export type NewFormProps = Pick<FormDrawerProps, 'entity' | 'screen' | 'onClose' | 'onSaved'> & {
  readonly initial: Row
}

/** The list of an entity as its declaration says. */
export const ListScreen = (props: ListScreenProps) => {
  const { entity, screen, title, acts, selectedActs, onOpen, Form = FormDrawer } = props
  const [section, room] = useRoom<HTMLElement>('lists')
  const list = useList({ ...props, room })
  const isNarrow = useNarrow()
  const { creates, asking } = useCreating(entity, list.asker, props.variant === 'audit' || props.creates === false)
  const { form, setForm, create } = useNewForm(creates)
  const offered = isNarrow && props.phoneActs?.some(isCreating) ? undefined : create
  const createWith = creates ? setForm : undefined
  useShortcut('c', () => create?.())
  const { layout } = list
  const aside = useAside(list, title, isNarrow, props.trail)
  const body = { list, title, isNarrow, onCreate: offered, onCreateWith: createWith, onOpen: onOpen ?? aside.open }
  const Head = isNarrow ? NarrowHead : ListHead
  const headActs = (
    <Suspense>
      {acts?.(list)}
      <ListOffers list={list} />
    </Suspense>
  )
  return (
    <section ref={section} className="cb-list" aria-label={title}>
      <Suspense fallback={<div className="cb-narrow-head" />}>
        <Head list={list} title={title} onCreate={offered} acts={headActs} />
      </Suspense>
      {list.selected.size > 0 ? (
        <Suspense fallback={<div className="cb-selection" />}>
          <SelectionBar list={list} acts={selectedActs?.(list)} />
        </Suspense>
      ) : (
        !isNarrow && <ListTools list={list} aside={onOpen ? undefined : aside} />
      )}
      {props.above}
      <Own list={list} variant={props.variant} onCreate={createWith} />
      <Arrived list={list} />
      {layout === 'table' ? (
        <>
          <ListBody {...body} />
          {!isNarrow && <ListPager list={list} />}
        </>
      ) : (
        <LayoutBody layout={layout} {...body} />
      )}
      {asking}
      {aside.id && (
        <Suspense>
          <RecordDrawer entity={entity} id={aside.id} onGo={aside.go} onClose={aside.close} />
        </Suspense>
      )}
      {form && (
        <Suspense>
          <Form
            entity={entity}
            screen={screen}
            initial={form}
            onClose={() => setForm(undefined)}
            onSaved={(row) => {
              list.noteMade(row)
              void list.refresh()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** What it takes to say so is loaded once there are new rows. */
const Arrived = ({ list }: { readonly list: List }) => (
  <Suspense>{list.newCount > 0 && <NewRows count={list.newCount} onShow={list.showNew} />}</Suspense>
)

interface OwnProps extends Pick<ListScreenProps, 'variant'> {
  readonly list: List
  readonly onCreate: ((initial: Row) => void) | undefined
}

const Own = ({ list, variant, onCreate }: OwnProps) => {
  const { mine, lacks, hasStrips } = list.entity.list ?? {}
  const isOwn = variant === 'apply'
  return (
    <Suspense>
      {list.face?.sums && list.rows && list.total === list.rows.length && (
        <Sums entity={list.entity} sums={list.face.sums} rows={list.rows} />
      )}
      {isOwn && mine && <Mine entity={list.entity} mine={mine} />}
      {isOwn && lacks && <Lacks list={list} lacks={lacks} onCreate={onCreate} />}
      {variant && hasStrips && <Strips entity={list.entity} variant={variant} />}
    </Suspense>
  )
}
