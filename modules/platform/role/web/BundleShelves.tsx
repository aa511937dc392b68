import { useMenu } from '@chengban/ui/shell/menu/menu.ts'
import { Checkbox } from 'antd'
import { type Bundle, shelvesOf } from './rights.ts'

interface Props {
  /** Those the search shows; the others keep their state. */
  readonly bundles: readonly Bundle[]
  readonly chosen: readonly string[]
  readonly saved: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Bundles under the groups of the menu they open, each with what it opens. */
export const BundleShelves = ({ bundles, chosen, saved, onChange }: Props) => {
  const menu = useMenu()
  const nameOf = (group: number): string => menu.find(({ id }) => id === group)?.name ?? '其他'
  const turn = (id: string): void =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <section aria-label="权限包" className="cb-rights-bundles">
      <h3>
        权限包 <small>{chosen.length}</small>
      </h3>
      {[...shelvesOf(bundles)]
        .sort(([a], [b]) => a - b)
        .map(([group, shelf]) => (
          <fieldset key={group}>
            <legend>
              {nameOf(group)}{' '}
              <small>
                {shelf.filter(({ id }) => chosen.includes(id)).length}/{shelf.length}
              </small>
            </legend>
            {shelf.map(({ id, name, operationIds }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                className={chosen.includes(id) === saved.includes(id) ? '' : 'is-changed'}
                title={operationIds.join('\n')}
                onChange={() => turn(id)}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        ))}
    </section>
  )
}
