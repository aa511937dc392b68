import { has } from '@chengban/kernel/has.ts'
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Row } from '../data/row.ts'
import { askedWhere } from '../declarations/asked-where.ts'
import { type ScreenPlace, useDetails, useEntity } from '../declarations/declarations.ts'
import type { ListPlace } from '../declarations/details.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { openTabs } from '../declarations/open-tabs.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { List } from '../list/use-list.ts'
import { useSession } from '../session/person.ts'
import './tabs.css'
import { Waiting } from '../shell/Waiting.tsx'

/** A tab that is no list. */
export interface TabPart {
  readonly label: string
  /** Any of them shows it. */
  readonly codes: readonly string[]
  readonly Part: ComponentType
}

interface Props {
  readonly path: string
  readonly screen: ScreenPlace & { readonly of: string }
  /** Behind the declared lists, where a special screen has more; one named like a list stands in its place. */
  readonly parts?: readonly TabPart[]
  /** What can be done with chosen rows beyond the usual, by entity. */
  readonly selectedActs?: Readonly<Record<string, (list: List) => ReactNode>>
  /** Labels in the order of the tabs; those not named come behind. */
  readonly order?: readonly string[]
  /** Where a row opens, when not as a page. */
  readonly onOpen?: (row: Row) => void
}

const none: readonly TabPart[] = []
const nowhere: readonly string[] = []
const placeIn = (order: readonly string[], label: string): number =>
  order.includes(label) ? order.indexOf(label) : order.length

const CutTabs = lazyPart(() => import('../table/CutTabs.tsx'))

/** The lists a route declares: one, or several as tabs. */
export default function DeclaredLists({
  path,
  screen,
  parts = none,
  selectedActs = {},
  order = nowhere,
  onOpen,
}: Props) {
  const details = useDetails(path)
  const operations = useSession(({ person }) => person?.operations)
  const lists = openTabs(screen, details, operations ?? [])
  const held = parts.filter(({ codes }) => codes.length === 0 || codes.some((code) => has(operations ?? [], code)))
  const kept = lists.filter(({ label }) => !held.some((part) => part.label === label))
  const tabs: readonly (ListPlace | TabPart)[] = [...kept, ...held].toSorted(
    (a, b) => placeIn(order, a.label) - placeIn(order, b.label),
  )
  const [params, setParams] = useSearchParams()
  const here = tabs.find(({ label }) => label === params.get('tab')) ?? tabs[0]
  if (!here) return null
  const isFirst = here === tabs[0]
  return (
    <div className={tabs.length > 1 ? 'cb-tabbed' : 'cb-tabbed is-single'}>
      {tabs.length > 1 && (
        <nav aria-label={screen.label}>
          {tabs.map(({ label }, at) => (
            <button
              key={label}
              type="button"
              aria-current={label === here.label ? 'page' : undefined}
              onClick={() => setParams(at === 0 ? {} : { tab: label })}
            >
              {label}
            </button>
          ))}
          <Suspense>
            <CutTabs />
          </Suspense>
        </nav>
      )}
      <Suspense fallback={<Waiting />}>
        {'Part' in here ? (
          <here.Part />
        ) : (
          <OneList
            key={here.label}
            place={here}
            isPlain={screen.kind !== 'list'}
            isDeciding={screen.variant === 'audit'}
            screen={isFirst ? path : `${path}#${here.label}`}
            title={tabs.length === 1 || isOneOfSeveral(here, kept) ? screen.label : here.label}
            trail={tabs.length > 1 && !isFirst ? here.label : screen.label}
            selectedActs={selectedActs[here.of]}
            onOpen={onOpen}
          />
        )}
      </Suspense>
      <PreviewHost />
    </div>
  )
}

/** Parts of one list are called as the page is: 待我确认 alone does not say of what. */
const isOneOfSeveral = ({ of }: ListPlace, lists: readonly ListPlace[]): boolean =>
  of === lists[0]?.of && lists.filter((each) => each.of === of).length > 1

interface OneProps {
  readonly place: ListPlace
  readonly isPlain: boolean
  /** Behind a page where others' records are decided: what is listed there is not begun there. */
  readonly isDeciding: boolean
  readonly screen: string
  readonly title: string
  readonly trail: string
  readonly selectedActs: ((list: List) => ReactNode) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
}

const OneList = ({ place, isPlain, isDeciding, screen, title, trail, selectedActs, onOpen }: OneProps) => {
  const { of, variant, where, layout, columns, creates, acts } = place
  const userId = useSession(({ person }) => person?.id ?? '')
  const asked = useMemo(() => where && askedWhere(where, userId), [where, userId])
  return (
    <ListScreen
      entity={useEntity(of)}
      screen={screen}
      title={title}
      trail={trail}
      variant={variant}
      where={asked}
      first={layout ?? (isDeciding ? 'table' : undefined)}
      {...(columns ? { columns } : {})}
      creates={isDeciding && variant !== 'apply' ? false : creates}
      phoneActs={acts}
      isPlain={isPlain}
      {...(selectedActs ? { selectedActs } : {})}
      {...(onOpen ? { onOpen } : {})}
    />
  )
}
