import type { Entity } from '@chengban/kernel/entity.ts'
import { type Declared, declared, entityOf } from '../kinds/column.ts'
import { faultsOf } from './demands.ts'
import { derivedSql } from './derived.ts'
import type { Place } from './expression.ts'
import { kebab } from './names.ts'
import { OutsideFunctions } from './outside.ts'

export interface Holder {
  readonly holder: Entity
  readonly key: string
  /** The child's column that names the record. */
  readonly by: string
}

/** All declared entities with the names of the functions their rules became; made once per process. */
export class Catalog {
  readonly all: Declared
  readonly #outside: OutsideFunctions
  readonly #holders = new Map<string, readonly Holder[]>()
  readonly #byResource: ReadonlyMap<string, Entity>

  constructor(entities: readonly Entity[]) {
    this.all = declared(entities)
    const faults = entities.flatMap((e) => faultsOf(e, this.all))
    if (faults.length) throw new Error(faults.join('\n'))
    this.#outside = new OutsideFunctions(this.all)
    derivedSql(this.all, [], this.#outside)
    this.#byResource = new Map(
      entities.flatMap(
        (e) =>
          [
            [e.name, e],
            [e.resource, e],
            [kebab(e.name), e],
          ] as const,
      ),
    )
  }

  entity(name: string): Entity {
    return entityOf(this.all, name)
  }

  /** By entity name, resource name or its kebab-case spelling. */
  byResource(name: string): Entity | undefined {
    return this.#byResource.get(name)
  }

  /** Where rows of an entity belong to another record's content: its lists that are not left free. */
  holdersOf(name: string): readonly Holder[] {
    const known = this.#holders.get(name)
    if (known) return known
    const found = [...this.all.values()].flatMap((holder) =>
      Object.entries(holder.lines ?? {})
        .filter(([, { of, free }]) => of === name && !free)
        .map(([key, { by }]) => ({ holder, key, by })),
    )
    this.#holders.set(name, found)
    return found
  }

  place(entity: Entity, alias: string): Place {
    return this.#outside.place(entity, alias)
  }

  /** The same where the statement may read all rows: values outside the row are read inline, by no function. */
  inside(entity: Entity, alias: string): Place {
    return this.#outside.inside(entity, alias)
  }

  /**
   * Returns the place of a view row, for a formula in a separate statement: all values it reaches are read with the
   * person's rights.
   */
  seen(entity: Entity, alias: string, given: NonNullable<Place['given']>): Place {
    return { ...this.#outside.inside(entity, alias, true), given }
  }
}
