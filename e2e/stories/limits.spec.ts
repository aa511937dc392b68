import { randomInt } from 'node:crypto'
import { cjkPdf } from '../cjk-pdf.ts'
import { found, type Row } from '../story/found.ts'
import { issued } from '../story/invoiced.ts'
import { move, passedTitle, signedContract } from '../story/made.ts'
import { fresh, today } from '../story/names.ts'
import { story } from '../story/story.ts'

story.describe('a seller', () => {
  story.use({ expectedErrors: [/422 .*invoicing/] })

  story('invoices in a month up to its limit, and not a cent more', async ({ as, doors }) => {
    const keeper = await doors('cw01')
    const about = { kind: '销方', title: fresh('承办乙科技'), taxNo: '121000000000009', selfCompany: 'A' }
    const { id: sellerId } = await keeper.post<Row>('/api/invoicingConfig', {
      ...about,
      ...{ address: '人民路1号', tel: '010-61000000', bank: '乙银行人民路支行', account: '6222000000000009' },
      monthLimit: '1000000',
    })
    const contractId = await signedContract(doors, 'xs02', fresh('云岭区域平台'), '2000000')
    await passedTitle(doors, 'xs02', contractId)
    const own = await doors('xs02')
    const { clientId } = await own.get<{ clientId: string }>(`/api/contract/${contractId}`)
    const [buyer] = await found(own, 'invoicingConfig', { clientId: { equalTo: clientId } })
    const kind = { type: '电子普通发票', item: '软件产品', taxRate: '6' }
    const asked = async (money: string): Promise<string> => {
      const { id } = await own.post<Row>('/api/invoicing', { contractId, sellerId, buyerId: buyer?.id, money, ...kind })
      await move(own, 'invoicing', 'submit', id)
      return id
    }
    await issued(doors, await asked('1007000'))
    const completes = async (id: string) => {
      await move(keeper, 'invoicing', 'audit', id)
      const file = { name: '发票.pdf', mimeType: 'application/pdf', buffer: cjkPdf(id) }
      return as('cw02')
        .visit(`/record/invoicing/${id}`)
        .stands('待开票')
        .press('开票', 'button')
        .isAsked('开票')
        .fill({ 发票号码: String(randomInt(10_000_000, 99_999_999)), 开票日期: today(), 发票文件: file })
        .press('开票', 'button')
    }
    await completes(await asked('53000'))
    await as('cw02').stands('已开票')
    await completes(await asked('1.06'))
    await as('cw02').isRefused('开票日期', '超过本月开票额度，剩余 0.00 元')
  })
})
