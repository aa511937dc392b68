/** The state of a list as the address holds it: every view is a link. */
export interface ListState {
  readonly keyword: string
  /** From 1. */
  readonly page: number
  readonly size: number
  /** `tzCreate` ascending, `-tzCreate` descending; undefined: as declared. */
  readonly sort: string | undefined
  /** Key of the view; '' is the first. */
  readonly view: string
  /** Id of the saved view it was taken from; '' none. */
  readonly saved: string
  /** The form the list has (board, calendar …); '' as declared. */
  readonly layout: string
  /** The month, week or day that a calendar, gantt or matrix shows; '' for the present one. */
  readonly at: string
  /** How close a calendar or gantt looks; '' the first of its scales. */
  readonly zoom: string
  /** A condition as JSON, set by a figure that leads here; '' none. */
  readonly where: string
  /** Field → its choice as text. */
  readonly filters: Readonly<Record<string, string>>
}

export const firstState: ListState = {
  keyword: '',
  page: 1,
  size: 10,
  sort: undefined,
  view: '',
  saved: '',
  layout: '',
  at: '',
  zoom: '',
  where: '',
  filters: {},
}
export const pageSizes: readonly number[] = [10, 20, 50]

const filterMark = 'f.'

/** Reads a query; what makes no sense is as if it were not there. `usual`: rows of a page where it names none. */
export const readState = (params: URLSearchParams, usual = firstState.size): ListState => {
  const page = Number(params.get('page') ?? 1)
  const size = Number(params.get('size') ?? usual)
  const filters = [...params].filter(([key, value]) => key.startsWith(filterMark) && value !== '')
  return {
    keyword: params.get('keyword') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.includes(size) ? size : usual,
    sort: params.get('sort') ?? undefined,
    view: params.get('view') ?? '',
    saved: params.get('saved') ?? '',
    layout: params.get('as') ?? '',
    at: params.get('at') ?? '',
    zoom: params.get('zoom') ?? '',
    where: params.get('where') ?? '',
    filters: Object.fromEntries(filters.map(([key, value]) => [key.slice(filterMark.length), value])),
  }
}

/** Writes a state as address parameters; leaves out default values, and the size when it is the `usual` one. */
export const writeState = (state: ListState, usual = firstState.size): URLSearchParams => {
  const { keyword, page, size, sort, view, saved, layout, at, zoom, where, filters } = state
  const params = new URLSearchParams()
  if (view) params.set('view', view)
  if (saved) params.set('saved', saved)
  if (layout) params.set('as', layout)
  if (at) params.set('at', at)
  if (zoom) params.set('zoom', zoom)
  if (where) params.set('where', where)
  if (keyword) params.set('keyword', keyword)
  for (const [name, text] of Object.entries(filters)) if (text) params.set(filterMark + name, text)
  if (sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  if (size !== usual) params.set('size', String(size))
  return params
}

/** A change of anything but the page leads back to the first page. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({ ...state, page: 1, ...change })
