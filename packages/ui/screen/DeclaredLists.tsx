import type { PhoneFace } from '@chengban/kernel/area.ts'
import { hasTasks } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { idOf, type Row } from '../data/row.ts'
import { type ScreenPlace, useDetails, useEntity } from '../declarations/declarations.ts'
import type { ListPlace } from '../declarations/details.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { openTabs } from '../declarations/open-tabs.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { askedWhere } from '../list/asked-where.ts'
import { useFaceWhere } from '../list/face/use-strip.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import type { List } from '../list/use-list.ts'
import { useSession } from '../session/person.ts'
import { useNarrow } from '../window/use-narrow.ts'
import './tabs.css'
import { Waiting } from '../shell/Waiting.tsx'
import { Covering } from './Covering.tsx'
import { type DashboardTab, queueOf, type Waits, withBoards } from './further-tabs.ts'
import { TabCount } from './TabCount.tsx'

/** A tab that is no list. */
export interface TabPart {
  readonly label: string
  /** Any of them shows it. */
  readonly codes: readonly string[]
  readonly Part: ComponentType
}

/** Words of an address that lead to rows. */
const rowWords = ['where', 'as', 'id', 'keyword', 'view'] as const

interface Props {
  readonly path: string
  readonly screen: ScreenPlace & { readonly of: string }
  /** Extra tabs after the declared lists, for special screens; one with the label of a list replaces it. */
  readonly parts?: readonly TabPart[]
  /** What can be done with chosen rows beyond the usual, by entity. */
  readonly selectedActs?: Readonly<Record<string, (list: List) => ReactNode>>
  /** Labels in the order of the tabs; those not named come behind. */
  readonly order?: readonly string[]
  /** Where a row that somebody decides on opens, when not as a page. */
  readonly onOpen?: (row: Row, of: string) => void
}

const bare: PhoneFace = {}
const none: readonly TabPart[] = []
const nowhere: readonly string[] = []
const placeIn = (order: readonly string[], label: string): number =>
  order.includes(label) ? order.indexOf(label) : order.length

const DashboardScreen = lazyPart(() => import('../dashboard/DashboardScreen.tsx'))
const InboxDesk = lazyPart(() => import('../inbox/InboxDesk.tsx'))
const Strip = lazyPart(() => import('../list/face/Strip.tsx'))
const Chips = lazyPart(() => import('../list/face/Chips.tsx'))
const RowCount = lazyPart(() => import('./RowCount.tsx'))
const CutTabs = lazyPart(() => import('../table/CutTabs.tsx'))

/** What a route declares: figures, a list, several as tabs. */
export default function DeclaredLists(props: Props) {
  const { path, screen, selectedActs = {}, onOpen } = props
  const { places, tabs, kept } = usePlaces(props)
  const [params] = useSearchParams()
  const called = useCalled(params.get('tab'), places)
  const here = called ?? meantBy(params, places, tabs, screen.of)
  if (!here) return null
  return (
    <div className={places.length > 1 ? 'cb-tabbed' : 'cb-tabbed is-single'}>
      {places.length > 1 && (
        <Tabs label={screen.label} places={places} here={here} isCounted={screen.kind === 'phone'} />
      )}
      <Suspense fallback={<Waiting />}>
        {'dashboard' in here ? (
          <Figures key={here.dashboard} {...here} />
        ) : 'modules' in here ? (
          <InboxDesk modules={here.modules} title={screen.label} />
        ) : 'Part' in here ? (
          <here.Part />
        ) : (
          <OneList
            key={here.label}
            place={here}
            isPlain={screen.kind !== 'list'}
            isDeciding={screen.variant === 'audit'}
            {...namesOf(path, screen.label, here, tabs, kept)}
            selectedActs={selectedActs[here.of]}
            onOpen={onOpen}
          />
        )}
      </Suspense>
      <PreviewHost />
    </div>
  )
}

const Figures = ({ dashboard, isCovered }: DashboardTab) => {
  const shown = <DashboardScreen name={dashboard} />
  return isCovered ? <Covering>{shown}</Covering> : shown
}

type Place = ListPlace | TabPart | DashboardTab | Waits

/** The tab of that name, or of the list whose records are called so. */
const useCalled = (name: string | null, places: readonly Place[]): Place | undefined => {
  const named = places.find(({ label }) => label === name)
  if (named || name === null) return named
  // biome-ignore lint/correctness/useHookAtTopLevel: it reads declarations, which come once and stay
  return places.find((place) => 'of' in place && useEntity(place.of).label === name)
}

/** Who comes with rows in the address comes for the list, that of the route's own entity first. */
const meantBy = (
  params: URLSearchParams,
  places: readonly Place[],
  tabs: readonly Place[],
  of: string,
): Place | undefined =>
  (rowWords.some((word) => params.has(word))
    ? (tabs.find((tab) => 'of' in tab && tab.of === of) ?? tabs.find((tab) => 'of' in tab))
    : undefined) ?? places[0]

/** What this person may open behind the route, the figures first. */
const usePlaces = ({ path, screen, parts = none, order = nowhere }: Props) => {
  const details = useDetails(path)
  const operations = useSession(({ person }) => person?.operations)
  const lists = openTabs(screen, details, operations ?? [])
  const held = parts.filter(({ codes }) => codes.length === 0 || codes.some((code) => has(operations ?? [], code)))
  const kept = lists.filter(({ label }) => !held.some((part) => part.label === label))
  const tabs: readonly (ListPlace | TabPart)[] = [...kept, ...held].toSorted(
    (a, b) => placeIn(order, a.label) - placeIn(order, b.label),
  )
  const places = withBoards<Place>(details.dashboards, tabs, operations ?? [])
  return { places: details.queue ? [...queueOf(kept), ...places] : places, tabs, kept }
}

interface TabsProps {
  readonly label: string
  readonly places: readonly Place[]
  readonly here: Place
  /** Whether each narrowed list shows its number of rows. */
  readonly isCounted: boolean
}

const Tabs = ({ label: title, places, here, isCounted }: TabsProps) => {
  const setParams = useSearchParams()[1]
  return (
    <nav aria-label={title}>
      {places.map((place, at) => (
        <button
          key={place.label}
          type="button"
          aria-current={place.label === here.label ? 'page' : undefined}
          onClick={() => setParams(at === 0 ? {} : { tab: place.label })}
        >
          {place.label}
          {'variant' in place && place.variant === 'audit' && <TabCount of={place.of} />}
          {isCounted && 'of' in place && place.where && !place.face?.strip && (
            <Suspense>
              <RowCount of={place.of} where={place.where} />
            </Suspense>
          )}
        </button>
      ))}
      <Suspense>
        <CutTabs />
      </Suspense>
    </nav>
  )
}

/** How a list behind a route is called, and what its columns and views are kept under. */
const namesOf = (path: string, label: string, here: ListPlace, tabs: readonly Place[], kept: readonly ListPlace[]) => {
  const isFirst = here === tabs[0]
  return {
    screen: isFirst ? path : `${path}#${here.label}`,
    title: tabs.length === 1 || isOneOfSeveral(here, kept) ? label : here.label,
    trail: isFirst ? label : here.label,
  }
}

/** Parts of one list are called as the page is: 待我确认 alone does not say of what. */
const isOneOfSeveral = ({ of }: ListPlace, lists: readonly ListPlace[]): boolean =>
  of === lists[0]?.of && lists.filter((each) => each.of === of).length > 1

interface OneProps {
  readonly place: ListPlace
  readonly isPlain: boolean
  /** Set on pages that decide on other people's records: these lists offer no 新建. */
  readonly isDeciding: boolean
  readonly screen: string
  readonly title: string
  readonly trail: string
  readonly selectedActs: ((list: List) => ReactNode) | undefined
  readonly onOpen: Props['onOpen']
}

const OneList = ({ place, isPlain, isDeciding, screen, title, trail, selectedActs, onOpen }: OneProps) => {
  const { of, variant, where, layout, columns, creates, acts, face } = place
  const entity = useEntity(of)
  const userId = useSession(({ person }) => person?.id ?? '')
  const asked = useMemo(() => where && askedWhere(where, userId), [where, userId])
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const opening = openingOf({ entity, of, onOpen, page: isNarrow ? face?.opens : undefined, navigate })
  const shown = useFaceWhere(entity, face ?? bare, asked)
  return (
    <ListScreen
      entity={entity}
      screen={screen}
      title={title}
      trail={trail}
      variant={variant}
      where={shown}
      face={face}
      above={
        <Suspense>
          {face?.strip && <Strip entity={entity} strip={face.strip} where={asked} />}
          {face?.chips && <Chips chips={face.chips} />}
        </Suspense>
      }
      first={layout ?? (isDeciding ? 'table' : undefined)}
      {...(columns ? { columns } : {})}
      creates={isDeciding && variant !== 'apply' ? false : creates}
      phoneActs={acts}
      isPlain={isPlain}
      {...(selectedActs ? { selectedActs } : {})}
      {...opening}
    />
  )
}

interface Opening extends Pick<OneProps, 'onOpen'> {
  readonly entity: Entity
  readonly of: string
  readonly page: string | undefined
  readonly navigate: (to: string) => unknown
}

/** Where a row opens, when not as a record beside or instead of the list. */
const openingOf = ({ entity, of, onOpen, page, navigate }: Opening): { readonly onOpen?: (row: Row) => void } => {
  if (page) return { onOpen: (row) => void navigate(`${page}?id=${idOf(row)}`) }
  return onOpen && hasTasks(entity) ? { onOpen: (row) => onOpen(row, of) } : {}
}
