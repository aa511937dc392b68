import type { PhoneFace, Variant } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Layout } from '@chengban/kernel/listing.ts'
import type { PhoneAct } from '@chengban/kernel/phone-act.ts'
import { present } from '@chengban/kernel/present.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChosenColumns } from '../columns/chosen-columns.ts'
import { askedColumns, firstColumns, possibleColumns } from '../columns/default-columns.ts'
import { fittingColumns } from '../columns/fitting-columns.ts'
import { mayAsk, mayShow, useAsker } from '../data/asker.ts'
import { idOf, type Row } from '../data/row.ts'
import { type RowsOptions, useRows, useRowsAhead, useTotals } from '../data/use-rows.ts'
import { useSession } from '../session/person.ts'
import { pageCount } from '../table/pages.ts'
import type { Selection } from '../table/selection.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { askedWhere } from './asked-where.ts'
import { filterNames, queryOf } from './filters.ts'
import { followColumns, followWidth } from './follow/followed-by.ts'
import { fittingSize, keepSize, keptSize } from './kept-size.ts'
import { layoutOf, layoutsOf } from './layouts.ts'
import { changed, type ListState, readState, writeState } from './list-state.ts'
import type { SavedView } from './saved/saved-view.ts'
import { useSavedViews } from './saved/use-saved-views.ts'
import { type ListView, viewsFor, viewsOf } from './views.ts'

export interface ListOptions {
  readonly entity: Entity
  /** The route; settings on this device are stored under it. */
  readonly screen: string
  readonly variant?: Variant | undefined
  /** Slots: a screen that differs from what the declaration gives puts its own here. */
  readonly views?: readonly ListView[]
  readonly columns?: readonly string[]
  /** A fixed condition that always applies, besides the chosen filters. */
  readonly where?: Readonly<Record<string, unknown>> | undefined
  /** The form it opens with, where it is not the declared one. */
  readonly first?: Layout | undefined
  /** Rows alone: no tabs of states, no other form. */
  readonly isPlain?: boolean | undefined
  /** Pixels it has; undefined while nobody knows. */
  readonly room?: number | undefined
  /** Acts that take two taps, offered when the rows are cards. */
  readonly phoneActs?: readonly PhoneAct[] | undefined
  /** What its cards tell. */
  readonly face?: PhoneFace | undefined
}

/** Everything a list screen knows and does, without its looks. */
export const useList = (options: ListOptions) => {
  const { entity, screen, columns, where } = options
  const asker = useAsker()
  const client = useQueryClient()
  const { state, change, take, isSilent } = useAddress(screen)
  const views = useViews(options)
  const view = views.find(({ key }) => key === state.view) ?? views[0]
  const saved = useSavedViews(screen, state, isSilent, take)
  const chosen = useShownColumns(entity, screen, columns, saved.current)
  const query = useMemo(() => queryOf(entity, state, view, where), [entity, state, view, where])
  const asked = useAsked(options, chosen.shown)
  const forms = formsOf(options, state)
  const isOn = forms.layout === 'table'
  const found = useTurnedRows({ entity, query, page: state.page, size: state.size, columns: asked, isOn }, change)
  const totals = useTotals(
    entity,
    views.length > 1 ? views.map((each) => queryOf(entity, { ...state, sort: undefined }, each, where)) : [],
  )
  usePageInRange(state, found.total, change)
  return {
    entity,
    screen,
    phoneActs: options.phoneActs ?? noActs,
    face: options.face,
    asker,
    state,
    saved,
    views,
    view,
    ...forms,
    /** Narrowed by the screen itself: that there is nothing says little. */
    isPart: where !== undefined,
    totals,
    query,
    chosen: { ...chosen, ...useStanding(entity, chosen, roomFor(options)) },
    ...found,
    ...useSelected(found.rows),
    /** Nothing narrows it: a place without rows has none. */
    isWhole: view === views[0] && !state.keyword && !isNarrowed(state),
    /** The list has never had rows that the person can see. */
    isUntouched:
      found.rows?.length === 0 && view === views[0] && where === undefined && !state.keyword && !isNarrowed(state),
    filters: filterNames(entity, asker),
    refresh: () => client.invalidateQueries({ queryKey: ['list', entity.name] }),
  }
}

/** The rows, and the change of state that asks for another page first. */
const useTurnedRows = (options: RowsOptions, change: (next: Partial<ListState>) => void) => {
  const askAhead = useRowsAhead()
  const turn = (next: Partial<ListState>): void => {
    if (options.isOn && Object.keys(next).every((key) => key === 'page' || key === 'size'))
      askAhead({ ...options, ...next })
    change(next)
  }
  return { ...useRows(options), change: turn }
}

const noActs: readonly PhoneAct[] = []

const useViews = ({ entity, variant, views: given, where, isPlain = false }: ListOptions): readonly ListView[] => {
  const asker = useAsker()
  return useMemo(() => {
    const all =
      given ?? viewsFor(entity, viewsOf(entity, variant, where), asker.has).map((view) => asked(view, asker.userId))
    return isPlain && variant !== 'audit' ? all.slice(0, 1) : all
  }, [given, entity, variant, where, isPlain, asker])
}

const asked = (view: ListView, userId: string): ListView =>
  view.filters ? { ...view, filters: askedWhere(view.filters, userId) } : view

/** The form the list has, those it can take, and the one it opens with: what waits for a decision as a table. */
const formsOf = ({ entity, variant, first, isPlain = false }: ListOptions, state: ListState) => {
  const firstLayout = layoutOf(entity, first ?? (isPlain || variant === 'audit' ? 'table' : ''))
  const layouts = isPlain ? [firstLayout] : layoutsOf(entity)
  const asked = layoutOf(entity, state.layout || firstLayout)
  return { firstLayout, layouts, layout: isPlain ? firstLayout : asked }
}

const useShownColumns = (
  entity: Entity,
  screen: string,
  given: readonly string[] | undefined,
  view: SavedView | undefined,
) => {
  const asker = useAsker()
  const possible = possibleColumns(entity)
  return useChosenColumns({
    screen: view ? `${screen}#${view.id}` : screen,
    first: given ?? firstColumns(entity),
    possible,
    // a shared view may name what this reader may not see
    saved: view?.columns?.filter((name) => possible.includes(name) && mayShow(entity, name, asker)),
  })
}

const useAsked = ({ entity, phoneActs = noActs, face }: ListOptions, shown: readonly string[]): readonly string[] => {
  const marks = phoneActs.flatMap(({ mark }) => mark ?? []).join()
  return useMemo(() => {
    const told = [...(face?.facts ?? []), ...(face?.sums ?? []).map(({ field }) => field)]
    const ring = face?.ring ? [face.ring.done, face.ring.all] : []
    return askedColumns(entity, shown, [...marks.split(','), ...told, ...ring, ...followColumns(entity)])
  }, [entity, shown, marks, face])
}

/** Returns the columns that fit side by side and the number left out; columns chosen by the person all stay. */
const useStanding = (
  entity: Entity,
  { shown, own }: { readonly shown: readonly string[]; readonly own: readonly string[] | undefined },
  room: number | undefined,
) => {
  const asker = useAsker()
  const standing = useMemo(
    () => (own || !room ? shown : fittingColumns(entity, shown, room, (name) => mayAsk(entity, name, asker))),
    [entity, shown, own, room, asker],
  )
  return { standing, waiting: shown.length - standing.length, room }
}

/** What the columns have beside what a row is followed by. */
const roomFor = ({ entity, room }: ListOptions): number | undefined =>
  room && followColumns(entity).length > 0 ? room - followWidth : room

const isNarrowed = ({ filters }: ListState): boolean => Object.values(filters).some(Boolean)

export type List = ReturnType<typeof useList>

/** No page has so many rows: the address names its size. */
const always = 0

const useAddress = (screen: string) => {
  const [params, setParams] = useSearchParams()
  const personId = useSession(({ person }) => person?.id ?? '')
  const isNarrow = useNarrow()
  const fits = useMemo(() => fittingSize(window.innerHeight, isNarrow), [isNarrow])
  const usual = keptSize(personId, screen, fits)
  const state = useMemo(() => readState(params, usual), [params, usual])
  // the `tab` parameter selects the list and does not count as its state
  const isSilent = params.size === Number(params.has('tab'))
  const write = (next: ListState, replace: boolean): void => {
    // an address that names a size keeps it, so that everyone who opens the link sees as many rows
    const written = writeState(next, params.has('size') ? always : usual)
    const tab = params.get('tab')
    setParams(tab === null ? written : new URLSearchParams([['tab', tab], ...written]), { replace })
  }
  const change = (next: Partial<ListState>): void => {
    if (next.size && next.size !== state.size) keepSize(personId, screen, next.size)
    const isStep = 'view' in next || 'layout' in next || ('page' in next && Object.keys(next).length === 1)
    write(changed(state, next), !isStep)
  }
  return { state, change, take: (next: ListState): void => write({ ...next, size: state.size }, isSilent), isSilent }
}

/** After rows have gone the last page may be gone too. */
const usePageInRange = (
  { page, size }: ListState,
  total: number | undefined,
  change: (next: Partial<ListState>) => void,
): void => {
  const last = total === undefined ? undefined : pageCount(total, size)
  useEffect(() => {
    if (last !== undefined && page > last) change({ page: last })
  })
}

/** The selected rows, kept across pages together with their last known values. */
const useSelected = (rows: readonly Row[] | undefined) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const selected: Selection = useMemo(() => new Set(chosen.keys()), [chosen])
  const select = (next: Selection): void => {
    const known = new Map([...chosen, ...(rows ?? []).map((row) => [idOf(row), row] as const)])
    setChosen(new Map([...next].flatMap((id) => (known.has(id) ? [[id, present(known.get(id))] as const] : []))))
  }
  // what has been read since counts: versions and abilities change
  const now = new Map((rows ?? []).map((row) => [idOf(row), row]))
  return {
    selected,
    select,
    selectedRows: [...chosen].map(([id, row]) => now.get(id) ?? row),
    clear: () => setChosen(new Map()),
  }
}
