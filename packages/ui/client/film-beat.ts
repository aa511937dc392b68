import { request } from '../api/request.ts'
import { idOf, type Row } from '../data/row.ts'
import type { ClientPlace } from '../declarations/details.ts'
import type { Watched } from './film.ts'

type Headers = Readonly<Record<string, string>>

/** Tells the server how far a film has been shown; gives the seconds it counts, which the time in between bounds. */
export const tellingOf =
  ({ film }: ClientPlace, headers: Headers) =>
  async (row: Row, url: string, { furthest, duration }: Watched): Promise<number> => {
    if (!film) return furthest
    const length = Number.isFinite(duration) ? { duration: Math.max(1, Math.round(duration)) } : {}
    const body = { id: idOf(row), url, seconds: Math.floor(furthest), ...length }
    return (await request<{ seconds: number }>('POST', `/api${film.beat}`, { body, headers })).seconds
  }
