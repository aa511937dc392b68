import { listIn } from '@chengban/kernel/list-in.ts'
import { useState } from 'react'
import type { Row } from '../data/row.ts'
import type { ClientPlace } from '../declarations/details.ts'
import type { FileEntry } from '../files/file-entry.ts'
import type { Document } from './ClientRow.tsx'
import { type Watched, watchedPercent } from './film.ts'

// Decision 073: The page, not the server, checks that documents were opened before signing

/** What has been looked at so far: how much of the film, which documents; and what of it is still asked for. */
export const useLooks = ({ film }: ClientPlace, rows: readonly Row[]) => {
  const [watched, setWatched] = useState<Readonly<Record<string, Watched>>>({})
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const asksFilm = rows.some(
    (row) =>
      film &&
      listIn<unknown>(row[film.field]).length > 0 &&
      Object.entries(film.when ?? {}).every(([name, value]) => row[name] === value),
  )
  const percent = watchedPercent(Object.values(watched))
  const unread = rows.flatMap((row) => documentsIn(row)).filter((one) => asksLook(one) && !opened.has(addressOf(one)))
  const lack =
    film && asksFilm && (percent ?? 0) < film.least
      ? `请看完演示视频（已看 ${Math.floor(percent ?? 0)}%）`
      : unread.length > 0
        ? `还有 ${unread.length} 份需签字的资料没有打开`
        : undefined
  return {
    watched: percent,
    lack,
    films: {
      field: film?.field,
      onWatched: (url: string, next: Watched): void => setWatched((now) => ({ ...now, [url]: next })),
      onOpened: ({ url }: FileEntry): void => setOpened((now) => new Set([...now, url.split('?')[0] ?? url])),
    },
  }
}

const documentsIn = ({ documents }: Row): readonly Document[] => listIn<Document>(documents)

/** One of its files is enough. */
const addressOf = ({ file }: Document): string => file?.[0]?.url.split('?')[0] ?? ''

const asksLook = ({ needSign, status, file }: Document): boolean =>
  needSign && status === '通过' && (file?.length ?? 0) > 0
