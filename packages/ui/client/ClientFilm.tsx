import type { FileEntry } from '../files/file-entry.ts'
import type { Watched } from './film.ts'
import { useFilm } from './use-film.ts'

interface Props {
  readonly film: FileEntry
  /** Tells the server; gives what counts of it. */
  readonly tell: (watched: Watched) => Promise<number>
  readonly onWatched: (watched: Watched) => void
  /** Called to request a new address of the film, because it expires after ten minutes. */
  readonly onOver: () => void
}

/** A film player that cannot seek beyond the part already watched. */
export const ClientFilm = ({ film, ...told }: Props) => {
  const player = useFilm({ url: film.url, ...told })
  return (
    <video
      className="cb-client-film"
      src={film.url}
      aria-label={film.name}
      controls
      playsInline
      preload="metadata"
      {...player}
    />
  )
}
