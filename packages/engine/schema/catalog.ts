import type { Entity } from '@chengban/kernel/entity.ts'
import { type Declared, declared, entityOf } from '../kinds/column.ts'
import { faultsOf } from './demands.ts'
import { derivedSql } from './derived.ts'
import type { Place } from './expression.ts'
import { kebab } from './names.ts'
import { OutsideFunctions } from './outside.ts'

/** All declared entities with the names of the functions their rules became; made once per process. */
export class Catalog {
  readonly all: Declared
  readonly #outside: OutsideFunctions
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

  place(entity: Entity, alias: string): Place {
    return this.#outside.place(entity, alias)
  }
}
