import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { askedColumns } from '../../columns/default-columns.ts'
import { idOf, type Row } from '../../data/row.ts'
import type { FileEntry } from '../../files/file-entry.ts'
import { thumbnailOf } from '../../files/thumbnail.ts'
import { ListFailed } from '../../marks/ListFailed.tsx'
import { cardOf } from '../card-of.tsx'
import { ListEmpty } from '../ListEmpty.tsx'
import type { LayoutProps } from '../layouts.ts'
import { MoreRows } from '../MoreRows.tsx'
import { useCardPages } from '../use-card-pages.ts'
import './cards.css'

/** Rows side by side as cards, each below its picture. */
export default function Cards({ list, title, onCreate, onOpen }: LayoutProps) {
  const { entity, query } = list
  const { image, card = [], spent } = entity.list?.cards ?? {}
  const state = 'status' in entity.fields ? ['status'] : []
  const asked = [...(image ? [image] : []), ...card, ...state, ...(spent ? [spent.by] : [])]
  const found = useCardPages(entity, query, askedColumns(entity, asked))
  const { rows, total, error, again } = found
  if (error && !rows) return <ListFailed error={error} label={entity.label} onAgain={again} />
  return (
    <section className="cb-layout cb-cards-side" aria-label={`${title}卡片`} aria-busy={rows === undefined}>
      {rows?.length === 0 && <ListEmpty list={list} onCreate={onCreate} />}
      <ul>
        {rows?.map((row) => (
          <li key={idOf(row)}>
            <button
              type="button"
              data-card=""
              className={isSpent(row, spent?.by) ? 'is-spent' : undefined}
              onClick={() => onOpen(row, rows)}
            >
              {image && <Picture row={row} image={image} />}
              {spent && isSpent(row, spent.by) && <em>{spent.words}</em>}
              <Words list={list} row={row} names={card} />
            </button>
          </li>
        ))}
      </ul>
      <MoreRows found={{ ...found, failed: error }} total={total} />
    </section>
  )
}

const isSpent = (row: Row, by: string | undefined): boolean =>
  by !== undefined && typeof row[by] === 'number' && row[by] <= 0

/** The first picture; none takes no room. */
const Picture = ({ row, image }: { readonly row: Row; readonly image: string }) => {
  const [first] = (row[image] as readonly FileEntry[] | null) ?? []
  return (
    <span className="cb-cards-side-picture">
      {first && <img src={thumbnailOf(first.url, 512) ?? first.url} alt="" loading="lazy" />}
    </span>
  )
}

const Words = ({
  list: { entity },
  row,
  names,
}: Pick<LayoutProps, 'list'> & { readonly row: Row; readonly names: readonly string[] }) => {
  // what is empty, or not for the reader, takes no line
  const told = names.filter((name) => !isEmpty(row[name]))
  const { title, status, facts = [] } = cardOf(entity, row, told)
  return (
    <>
      <b title={String(title)}>{title}</b>
      {status}
      {facts.map(({ label, value }) => (
        <span key={label} className="cb-cards-side-fact">
          <span>{label}</span>
          <span>{value}</span>
        </span>
      ))}
    </>
  )
}
