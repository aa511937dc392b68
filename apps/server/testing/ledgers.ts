import type { Answer, Api, TestServer } from './server.ts'
import {
  expectOk,
  makeClient,
  pdf,
  person,
  personPassword,
  roleIds,
  signInTeam,
  submitted,
  type Team,
  teamServer,
} from './team.ts'

/** A server with an approved client, its titles, and two people of finance. */
export interface Ledgers extends Team {
  readonly server: TestServer
  readonly clientId: string
  readonly sellerId: string
  readonly buyerId: string
  /** Finance: one decides, the other issues. */
  readonly f1: Api
  readonly f2: Api
}

export const openLedgers = async (): Promise<Ledgers> => {
  const server = await teamServer()
  const team = await signInTeam(server)
  const { 财务: finance = '', 员工: staff = '' } = await roleIds(team.admin)
  const [part] = (await team.admin.get('/api/department?pageSize=50')).data.nodes
  const desks: Api[] = []
  for (const [account, name] of [
    ['money1', '沈静'],
    ['money2', '顾衡'],
  ] as const) {
    await person(team.admin, account, name, part.id, [finance, staff])
    desks.push(await server.signIn(account, personPassword))
  }
  const [f1, f2] = desks as [Api, Api]
  const clientId = await makeClient(team)
  const full = { address: '甲市长街1号', tel: '010-1', bank: '甲银行', account: '6222000011112222' }
  const sellerId = expectOk(
    await f1.post('/api/invoicingConfig', {
      ...full,
      kind: '销方',
      title: '甲公司',
      taxNo: '911100001111111',
      selfCompany: 'A',
      isDefault: true,
      singleLimit: '100000.00',
    }),
  ).data.id
  const buyer = expectOk(
    await team.s1.post('/api/invoicingConfig', {
      ...full,
      kind: '购方',
      title: '甲市中心医院',
      taxNo: '911100000000000',
      clientId,
    }),
  ).data
  expectOk(await team.s1.post('/api/invoicingConfig/action/submit', { id: buyer.id, version: buyer.version }))
  await decide(f1, 'invoicingConfig', buyer.id)
  return { ...team, server, clientId, sellerId, buyerId: buyer.id, f1, f2 }
}

export const decide = async (api: Api, name: string, id: string): Promise<void> => {
  const { version } = expectOk(await api.get(`/api/${name}/${id}`)).data
  expectOk(await api.post(`/api/${name}/action/approve`, { id, version, opinion: '同意' }))
}

let contracts = 0
/** A contract in force; signed on demand. */
export const inForce = async (all: Ledgers, money = '100000.00', more: { signed?: boolean } = {}): Promise<string> => {
  contracts += 1
  const { id } = await submitted(all, all.clientId, `第${contracts}号合同`, money)
  await decide(all.h, 'contract', id)
  const { status } = (await all.g.get(`/api/contract/${id}`)).data
  if (status !== '通过') await decide(all.g, 'contract', id)
  if (more.signed) {
    const { version } = (await all.s1.get(`/api/contract/${id}`)).data
    const url = expectOk(await all.s1.upload('盖章.pdf', pdf, 'application/pdf')).data
    expectOk(
      await all.s1.post('/api/contract/action/sign', {
        id,
        version,
        signDate: '2026-01-05',
        signer: all.ids.s1,
        contractChapter: [{ url }],
      }),
    )
  }
  return id
}

export const receipt = (all: Ledgers, contractId: string, money: string, kind = '进度款', more = {}): Promise<Answer> =>
  all.s1.post('/api/returnedMoneyApply', {
    contractId,
    detail: [{ kind, money, date: '2026-02-03', way: '银行转账', ...more }],
  })

export const move = async (api: Api, name: string, id: string, act: string, more = {}): Promise<Answer> => {
  const { version } = (await api.get(`/api/${name}/${id}`)).data
  return api.post(`/api/${name}/action/${act}`, { id, version, ...more })
}

/** Money that has come in and was confirmed; gives the application. */
export const received = async (all: Ledgers, contractId: string, money: string, kind?: string): Promise<string> => {
  const { id } = expectOk(await receipt(all, contractId, money, kind)).data
  expectOk(await move(all.s1, 'returnedMoneyApply', id, 'submit'))
  await decide(all.f1, 'returnedMoneyApply', id)
  return id
}

export const invoice = (all: Ledgers, contractId: string, money: string, more = {}): Promise<Answer> =>
  all.s1.post('/api/invoicing', {
    contractId,
    ...{ sellerId: all.sellerId, buyerId: all.buyerId, type: '电子普通发票', item: '软件产品', taxRate: '6', money },
    ...more,
  })

let numbers = 10_000_000
/** An invoice on its paper; gives the row. */
export const issuedInvoice = async (all: Ledgers, contractId: string, money: string, more = {}): Promise<string> => {
  const { id } = expectOk(await invoice(all, contractId, money, more)).data
  expectOk(await move(all.s1, 'invoicing', id, 'submit'))
  expectOk(await move(all.f1, 'invoicing', id, 'audit'))
  expectOk(await complete(all, id))
  return id
}

export const complete = async (all: Ledgers, id: string, more = {}): Promise<Answer> => {
  numbers += 1
  const url = expectOk(await all.f2.upload('发票.pdf', pdf, 'application/pdf')).data
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
  return move(all.f2, 'invoicing', id, 'complete', {
    invoiceNumber: String(numbers),
    dtInvoice: today,
    invoiceFile: [{ url }],
    ...more,
  })
}

export const ledger = async (all: Ledgers, id: string): Promise<Record<string, string>> =>
  (await all.s1.get(`/api/contract/${id}`)).data
