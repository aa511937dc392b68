import type { Area } from '@chengban/kernel/area.ts'
import { stateFields } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'

/** Figures that would say something in a state that the rows of a list do not tell, or that none is in. */
export const figureFaults = (areas: readonly Pick<Area, 'entities'>[]): readonly string[] =>
  areas
    .flatMap(({ entities }) => entities)
    .flatMap((entity) => {
      const states = entity.audit ? stateFields(entity) : []
      return Object.entries<Field>(entity.fields).flatMap(([name, { options }]) =>
        Object.entries(options.applies ?? {})
          .filter(([by, values]) => !states.includes(by) || !values.every((one) => has(entity.fields[by], one)))
          .map(([by]) => `${entity.name}.${name} applies by ${by}, which tells no such state`),
      )
    })

const has = (field: Field | undefined, state: string): boolean => (field?.options?.values ?? []).includes(state)
