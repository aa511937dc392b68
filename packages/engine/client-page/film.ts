import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { isUuid } from '../db/uuid.ts'
import type { Engine } from '../engine.ts'
import type { Values } from '../row/scene.ts'
import { column, view } from '../schema/names.ts'

/** A field of films that are to be watched before one may agree. */
export interface Filmed {
  readonly of: Entity
  readonly field: string
}

/** Seconds of film in a second: players go twice as fast. */
const fastest = 2
/** Seconds of film that a page has shown before its first word arrives. */
const ahead = 2

/**
 * The call by which a page tells how far a film has been shown: `{id, url, seconds, duration}`. What it tells counts as
 * far as the time since its last word allows. The length is that of the stored file; what the server could not read is
 * taken from the first word.
 */
export const watching =
  (filmed: Filmed) =>
  async (engine: Engine, { id, url, seconds, duration }: Values): Promise<Watched> => {
    const { of } = filmed
    const film = String(url).split('?')[0] ?? ''
    if (!(await filmsOf(engine, filmed, id)).includes(film)) throw invalid({ url: '文件不存在' })
    return engine.write(of, async (tx) => {
      const [kept] = await tx.query<{ seconds: number; duration: number | null }>(
        `insert into app.film_watch as w (of, row_id, file_id, seconds, duration, tz)
         select $1, $2, f.id, least($4::float8, ${ahead}, f.duration), coalesce(f.duration, $5::integer), $6::timestamptz
         from store.stored_file f where f.url = $3
         on conflict (of, row_id, file_id) do update set tz = greatest(w.tz, excluded.tz),
           seconds = greatest(w.seconds, least($4::float8, w.duration,
             w.seconds + ${fastest} * greatest(0, extract(epoch from excluded.tz - w.tz)::float8)))
         returning w.seconds, w.duration`,
        [of.name, id, film, seconds, duration ?? null, clock.now().toISOString()],
      )
      if (!kept) throw notFound()
      return { seconds: Math.floor(kept.seconds), percent: String(percentOf(kept)) }
    })
  }

/** Seconds that count as shown, and their part of the film in percent. */
interface Watched {
  readonly seconds: number
  readonly percent: string
}

/** Percent of the row's longest film that was shown, by the server's own count; null where it has none. */
export const watchedOf = async (tx: Sql, of: string, id: string, films: readonly string[]): Promise<number | null> =>
  films.length === 0 ? null : percentOf(await longestOf(tx, of, id, films))

interface WatchedFilm {
  readonly seconds: number
  readonly duration: number | null
}

const longestOf = async (tx: Sql, of: string, id: string, films: readonly string[]): Promise<WatchedFilm> => {
  const [longest] = await tx.query<WatchedFilm>(
    `select coalesce(w.seconds, 0) as seconds, coalesce(f.duration, w.duration) as duration
     from store.stored_file f left join app.film_watch w on w.of = $1 and w.row_id = $2 and w.file_id = f.id
     where f.url = any ($3) order by 2 desc nulls last limit 1`,
    [of, id, films],
  )
  return longest ?? { seconds: 0, duration: null }
}

/** Addresses of the row's films that the person may see. */
const filmsOf = async (engine: Engine, { of, field }: Filmed, id: unknown): Promise<readonly string[]> => {
  if (!isUuid(String(id))) throw notFound()
  const [row] = await engine.read<{ films: readonly { url: string }[] | null }>({
    text: `select v.${column(field)} as films from ${view(of.name)} v where v.id = $1`,
    params: [id],
  })
  if (!row) throw notFound()
  return (row.films ?? []).map(({ url }) => url)
}

/** Rounded down to one decimal; players seldom report the last second. */
const percentOf = ({ seconds, duration }: WatchedFilm): number => {
  if (!duration) return 0
  return seconds >= Math.max(1, duration - 1) ? 100 : Math.floor((seconds * 1000) / duration) / 10
}
