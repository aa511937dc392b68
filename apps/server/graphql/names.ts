import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { snake } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { PgResource } from 'postgraphile/@dataplan/pg'

type Plugin = GraphileConfig.Plugin

/** How the schema calls the rows of an entity: `Client`, `client`, `clients`. */
export interface InflectedNames {
  readonly type: string
  readonly one: string
  readonly many: string
}

/** An entity with its rows' source and names in the schema. */
export interface Known {
  readonly entity: Entity
  readonly resource: PgResource
  readonly names: InflectedNames
}

interface Build {
  readonly input: { readonly pgRegistry: { readonly pgResources: Readonly<Record<string, PgResource>> } }
  readonly inflection: {
    tableType(codec: unknown): string
    allRowsConnection(resource: unknown): string
  }
}

/** Every entity as the schema names it; plurals are the inflection's. */
export const namesOf = (build: unknown, catalog: Catalog): Known[] => {
  const { input, inflection } = build as Build
  const byView = new Map([...catalog.all.values()].map((entity) => [snake(entity.name), entity]))
  return Object.values(input.pgRegistry.pgResources).flatMap((resource) => {
    const entity = byView.get(resource.extensions?.pg?.name ?? '')
    if (!entity || resource.parameters) return []
    const type = inflection.tableType(resource.codec)
    return [
      {
        entity,
        resource,
        names: { type, one: `${type[0]?.toLowerCase()}${type.slice(1)}`, many: inflection.allRowsConnection(resource) },
      },
    ]
  })
}

/** Hands the names out while the schema is built. */
export const tellNames = (catalog: Catalog, tell: (known: readonly Known[]) => void): Plugin => ({
  name: 'TellNamesPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      init(nothing, build) {
        tell(namesOf(build, catalog))
        return nothing
      },
    },
  },
})

export const upper = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`
