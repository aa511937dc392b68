import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { expect, it } from 'vitest'
import { entities } from '../compose.ts'

const owners = ['projectId', 'clientId'] as const
const byName = new Map<string, Entity>(entities.map((entity) => [entity.name, entity]))
const isTyped = ({
  options: { readonly, computed, hidden, fixed },
}: Field & { options: { fixed?: boolean } }): boolean => !(readonly || computed || hidden || fixed)
const isRef = (field: Field | undefined): field is Field => field?.kind === 'ref' || field?.kind === 'refs'

/** Pickers in forms that name a project or a client too, of rows that belong to one. */
const pickers = entities.flatMap((entity: Entity) =>
  Object.entries<Field>(entity.fields).flatMap(([name, field]) => {
    if (!isRef(field) || !isTyped(field)) return []
    const target = byName.get(targetOf(field))
    return owners.flatMap((owner) => {
      const [own, theirs] = [entity.fields[owner], target?.fields[owner]]
      if (owner === name || !isRef(own) || own.options.computed || !isRef(theirs)) return []
      return [{ at: `${entity.name}.${name}`, owner, offers: (field.options as { offers?: object }).offers ?? {} }]
    })
  }),
)

/** Either may be chosen first, or rows of several belong together: why a picker offers all. */
const offersAll: Readonly<Record<string, string>> = {
  'productLibraryVersion.bugIds': 'a version mends what several projects found',
  'productLibraryVersion.applyForIds': 'a version does what several projects asked for',
  'clientSync.projectId': 'the project names the client',
  'applyFor.projectId': 'the project names the client',
  'testApply.projectId': 'the project names the client',
  'testApply.productLibraryVersionId': 'a version is made for a project or for all; the product narrows it',
  'goalPlan.parentId': 'a goal of the company stands above those of projects',
  'moneyExpense.projectId': 'the project names the client',
  'moneyExpense.businessOpportunityId': 'the sale names the client',
  'moneyExpense.maintenanceId': 'the period names the client',
  'moneyExpense.reverseId': 'filled in by the reversal',
  'moneyComeGo.businessOpportunityId': 'the sale names the client',
  'moneyComeGo.contractId': 'the contract names the client',
  'moneyServer.projectId': 'the project names the client',
  'moneyServer.maintenanceId': 'the period names the client',
  'moneyServer.reverseId': 'filled in by the reversal',
}

it('a picker offers rows of the project or client that the form names', () => {
  const wide = pickers.filter(({ at, owner, offers }) => !(owner in offers || at in offersAll))
  expect(wide.map(({ at, owner }) => `${at} by ${owner}`)).toEqual([])
})

it('and has its reason where it offers all', () => {
  const known = new Set(pickers.map(({ at }) => at))
  expect(Object.keys(offersAll).filter((at) => !known.has(at))).toEqual([])
})
