import type { ToldTile } from '@chengban/kernel/dashboard-told.ts'
import { Link } from 'react-router'
import { Figure } from '../marks/Figure.tsx'
import { customProperties } from '../theme/custom-properties.ts'
import { figureWords } from './told-words.ts'

/** Figures in a row, each the way to its rows. */
export const Tiles = ({ tiles }: { readonly tiles: readonly ToldTile[] }) => (
  <nav className="cb-dash-tiles" aria-label="指标" style={customProperties({ '--tiles': inRow(tiles.length) })}>
    {tiles.map((tile) => (
      <One key={tile.key} tile={tile} />
    ))}
  </nav>
)

const One = ({ tile }: { readonly tile: ToldTile }) => {
  const { label, value, unit, link, isBad } = tile
  const look = isBad ? 'is-bad' : undefined
  const figure = <Figure label={label} {...figureWords(value, unit)} note={<Note tile={tile} />} />
  return link === null ? (
    <div className={look}>{figure}</div>
  ) : (
    <Link to={link} className={look}>
      {figure}
    </Link>
  )
}

/** All in one row, or two of the same length. */
const inRow = (count: number): number => (count > 5 ? Math.ceil(count / 2) : count)

const Note = ({ tile: { note, before, unit } }: { readonly tile: ToldTile }) => (
  <>
    {note && <span className={note.isBad ? 'is-bad' : undefined}>{noteWords(note)}</span>}
    {Number(before) !== 0 && <span>{`上年 ${wordsOf(before, unit)}`}</span>}
  </>
)

const noteWords = ({ label, value, unit, share }: NonNullable<ToldTile['note']>): string => {
  const words = wordsOf(value, unit)
  if (share === null) return `${label} ${words}`
  return `${label} ${words}的 ${share}%`
}

const wordsOf = (value: ToldTile['value'], unit: string): string => {
  const { text, unit: small } = figureWords(value, unit)
  return small ? `${text} ${small}` : text
}
