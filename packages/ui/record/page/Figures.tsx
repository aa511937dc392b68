import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { Figure, PageTab } from '@chengban/kernel/page.ts'
import { idOf, type Row } from '../../data/row.ts'
import { useTotals } from '../../data/use-rows.ts'
import { useEntity } from '../../declarations/declarations.ts'
import { cells } from '../../kinds/cells.ts'
import { rowsOf } from './rows-of.ts'
import './page.css'

type Counted = Extract<Figure, PageTab>

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly figures: readonly Figure[]
  /** Shows the rows a figure is of. */
  readonly onOpen: (of: string, narrowed?: Counted) => void
}

/** The figures of a record in one line; what the reader does not see is not there. */
export default function Figures({ entity, row, figures, onOpen }: Props) {
  const shown = figures.filter((one) => 'of' in one || (row[one.field] !== null && row[one.field] !== undefined))
  return (
    <ul className="cb-page-figures" aria-label="数字">
      {shown.map((one) =>
        'of' in one ? (
          <CountFigure key={one.label} figure={one} id={idOf(row)} onOpen={() => onOpen(one.of, one)} />
        ) : (
          <li key={one.field}>
            <Press {...(one.opens ? { onPress: () => onOpen(one.opens ?? '') } : {})}>
              <span>{entity.fields[one.field]?.label}</span> <OwnFigure entity={entity} row={row} name={one.field} />
              {one.whole && (
                <>
                  {' / '}
                  <OwnFigure entity={entity} row={row} name={one.whole} />
                </>
              )}
            </Press>
          </li>
        ),
      )}
    </ul>
  )
}

const Press = ({ onPress, children }: { readonly onPress?: () => void; readonly children: React.ReactNode }) =>
  onPress ? (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  ) : (
    <span>{children}</span>
  )

const OwnFigure = ({ entity, row, name }: { readonly entity: Entity; readonly row: Row; readonly name: string }) => {
  const field = fieldOf(entity.fields, name)
  const { Cell } = cells[field.kind]
  return (
    <b>
      <Cell field={field} name={name} row={row} />
    </b>
  )
}

const CountFigure = ({
  figure,
  id,
  onOpen,
}: {
  readonly figure: Counted
  readonly id: string
  readonly onOpen: () => void
}) => {
  const [count] = useTotals(useEntity(figure.of), [{ filters: rowsOf(figure, id) }])
  const isBad = 'alarms' in figure && figure.alarms === true && (count ?? 0) > 0
  return (
    <li className={isBad ? 'is-bad' : undefined}>
      <button type="button" onClick={onOpen}>
        <span>{figure.label}</span> <b>{count ?? '…'}</b>
      </button>
    </li>
  )
}
