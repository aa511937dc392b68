import { today } from '@chengban/engine/clock.ts'
import { reduce } from '@chengban/engine/read/rights.ts'
import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { type Field, isFileField, targetOf } from '@chengban/kernel/field.ts'
import { handRule } from '@chengban/kernel/write-rules.ts'
import { exceptions } from '../../matrix/testing/exceptions.ts'
import type { Fixture } from '../../matrix/testing/fixture.ts'
import type { Row } from '../../matrix/testing/world.ts'

/** A row made by hand that names another record of the same areas in a column. */
export interface Make {
  readonly entity: Entity
  readonly by: string
  readonly parent: string
}

const isRef = (field: Field): boolean => field.kind === 'ref'

/** Every make of a row below another record of these entities. */
export const makesOf = (own: readonly Entity[]): Make[] => {
  const names = new Set(own.map(({ name }) => name))
  return own
    .filter((entity) => reduce(handRule(entity), ['*']) !== false)
    .flatMap((entity) =>
      writable(entity)
        .map((by) => ({ entity, by, field: entity.fields[by] as Field }))
        .filter(({ field }) => isRef(field) && names.has(targetOf(field)) && targetOf(field) !== entity.name)
        .map(({ by, field }) => ({ entity, by, parent: targetOf(field) })),
    )
}

/** Records of one kind in the state in which rows are made below them. */
const open: Readonly<Record<string, Row>> = {
  project: { projectStatus: '实施中', auditStatus: '通过', impNode: 1 },
  contract: { status: '通过', stage: '履行中', needMaintain: true },
  client: { status: '通过' },
  businessOpportunity: { status: '通过' },
  productLibraryVersion: { stage: '已发布' },
  impDocument: { node: 0 },
}
const seller = { kind: '销方', status: '通过', selfCompany: 'A', clientId: null, singleLimit: null, taxRates: ['6'] }
const buyer = { kind: '购方', status: '通过' }
/** The same for what one column wants. */
const named: Readonly<Record<string, Row>> = {
  'invoicing.sellerId': seller,
  'invoicing.buyerId': buyer,
}

const hour = (at: number): string => new Date(Date.parse('2027-03-01T00:00:00Z') + at * 3_600_000).toISOString()

/** Makes what rows are made below, and what a form of each sends. */
export class Makes {
  readonly #fixture: Fixture
  #at = 0

  constructor(fixture: Fixture) {
    this.#fixture = fixture
  }

  async record(name: string, given: Row = {}): Promise<Row> {
    const { world, sql } = this.#fixture
    const row = await this.#fixture.make(world.catalog.entity(name), { ...open[name], ...given })
    if (name === 'contract')
      await sql.query('update store.contract set total_money = 100000, money = 100000 where id = $1', [row.id])
    if (name === 'project')
      await this.record('implementaryProgress', { projectId: row.id, node: 1, status: '进行中', round: 1 })
    return row
  }

  async form({ entity, by, parent }: Make, record: Row): Promise<Row> {
    const { stranger } = this.#fixture
    this.#at += 1
    const own = { ...(await this.#needs(entity.name, parent, record)), [by]: record.id }
    const row = await this.#fixture.values(entity, own)
    const body: Row = {}
    for (const name of writable(entity)) {
      const field = entity.fields[name] as Field
      const isLeft = isRef(field) && !field.options.required && !(name in own)
      if (isFileField(field)) {
        if (field.options.required) body[name] = [await this.#fixture.file(stranger, field)]
      } else if (!isLeft && row[name] !== null && row[name] !== undefined) body[name] = row[name]
    }
    return { ...body, ...exceptions[entity.name]?.form, ...own }
  }

  /** The record below which rows are made. */
  parent({ entity, by, parent }: Make): Promise<Row> {
    return this.record(parent, named[`${entity.name}.${by}`])
  }

  /** What the rules of an entity ask for beside its declaration. */
  async #needs(name: string, parent: string, record: Row): Promise<Row> {
    const under = async (other: string, given: Row = {}): Promise<unknown> =>
      (parent === other ? record : await this.record(other, given)).id
    const asked: Readonly<Record<string, () => Promise<Row> | Row>> = {
      returnedMoneyApply: () => ({ detail: [{ kind: '进度款', money: '1.00', date: '2026-02-03', way: '银行转账' }] }),
      clientProduct: () => (parent === 'contract' ? { clientId: record.clientId } : {}),
      giftGive: async () =>
        parent === 'client' ? { clientContactId: await under('clientContact', { clientId: record.id }) } : {},
      maintenance: async () => ({ contractId: await under('contract') }),
      invoicingPlan: () => ({ money: '1.00' }),
      invoicing: () => this.#invoice(parent, record),
      projectProgress: () => ({ node: 1 }),
      implementaryProgress: () => ({ node: 2 + (this.#at % 5) }),
      impPrepare: async () => ({
        ...(parent === 'impDocument' ? { projectId: await under('project') } : {}),
        impDocumentId: await under('impDocument'),
      }),
      impRecord: () => ({ tzStart: hour(this.#at * 2), tzEnd: hour(this.#at * 2 + 1) }),
      projectVer: async () => ({ productLibraryVersionId: await under('productLibraryVersion') }),
      productDownload: async () => ({
        ...(parent === 'productLibraryVersion' ? { projectId: await under('project') } : {}),
        productLibraryVersionId: await under('productLibraryVersion'),
      }),
      design: () => (parent === 'projectModule' ? { projectId: record.projectId } : {}),
      wbsTask: async () => ({ projectModuleId: await under('projectModule', { projectId: record.id }) }),
      projectManDay: () => ({ after: (Number(record.estimate ?? 0) + 10 + this.#at).toFixed(1) }),
      wbsHour: () => ({ hours: '0.1', date: today() }),
    }
    return (await asked[name]?.()) ?? {}
  }

  /** An application of a contract, from its company to its client. */
  async #invoice(parent: string, record: Row): Promise<Row> {
    const contractOf: Readonly<Record<string, Row>> = parent === 'contract' ? { contract: record } : {}
    const { world } = this.#fixture
    const contract =
      contractOf.contract ??
      (parent === 'invoicingPlan'
        ? (world.row('contract', record.contractId) as Row)
        : await this.record(
            'contract',
            parent === 'invoicingConfig' && record.clientId ? { clientId: record.clientId } : {},
          ))
    const title = async (given: Row) => (await this.record('invoicingConfig', given)).id
    return {
      contractId: contract.id,
      sellerId: await title({ ...seller, selfCompany: contract.selfCompany }),
      buyerId: await title({ ...buyer, clientId: contract.clientId }),
      ...{ isOther: false, otherReason: null, money: '1.00', taxRate: '6' },
    }
  }
}
