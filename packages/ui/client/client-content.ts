import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { type Row, textValue } from '../data/row.ts'
import type { ClientPlace } from '../declarations/details.ts'

/** What a page for people outside shows. */
export interface ClientContent {
  readonly projectName: string | null
  readonly clientName: string | null
  readonly nodes: readonly Row[]
}

const nothing: ClientContent = { projectName: null, clientName: null, nodes: [] }

/** A page of one row alone is answered as that row. */
const contentOf = (answer: ClientContent | Row): ClientContent =>
  Array.isArray(answer.nodes)
    ? (answer as ClientContent)
    : { projectName: textValue((answer as Row).projectName), clientName: null, nodes: [answer as Row] }

/**
 * Returns the row id and the request headers: the link's token where there is one, otherwise the session authenticates.
 */
export const linkOf = (params: URLSearchParams, { header }: ClientPlace) => {
  const token = ['token', 'reportToken', 'signToken'].map((name) => params.get(name)).find(Boolean)
  return { id: params.get('id') ?? undefined, headers: token ? { [header]: token } : {} }
}

/** Whether the address names the content to read: one row, all rows, or the content its token opens. */
export const isWhole = ({ read }: ClientPlace, params: URLSearchParams): boolean =>
  read === undefined || params.has('id') || params.has('token') || read.query?.ids !== undefined

/** Whether a row still takes the answer of this page. */
export const isOpen = ({ open = {} }: ClientPlace, row: Row): boolean =>
  Object.entries(open).every(([name, value]) => (row[name] ?? null) === value)

/** What a row waits for before its client can answer, in the words of the page. */
export const waitsFor = ({ waits }: ClientPlace, row: Row): string | undefined =>
  waits && (row[waits.field] ?? null) === null ? waits.words : undefined

/** Reads the page only once, so that people sign exactly the content they have read. */
export const useClientContent = (place: ClientPlace, params: URLSearchParams) => {
  const { id, headers } = linkOf(params, place)
  const { read } = place
  return useQuery({
    queryKey: ['client', read?.path, id, params.get('token')],
    queryFn: ({ signal }) =>
      read
        ? request<ClientContent | Row>('GET', `/api${read.path}`, {
            query: { id, ...read.query },
            headers,
            signal,
          }).then(contentOf)
        : nothing,
    enabled: isWhole(place, params),
    retry: false,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
}
