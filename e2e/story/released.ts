import { cjkPdf } from '../cjk-pdf.ts'
import { person, type Row } from './found.ts'
import { type DoorsOf, move } from './made.ts'
import { dayOfWeek } from './names.ts'

/** An archive with nothing in it. */
const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

/** V2.10.0 of a new product, built, tested and waiting for its release; its package may be downloaded three times. */
export const testedVersion = async (doors: DoorsOf, product: string): Promise<string> => {
  const own = await doors('cp01')
  const [principalId, testerId] = [await person(own, '苏念慈'), await person(own, '孟凡')]
  const head = {
    name: product,
    code: product.replace(/[^A-Z0-9]/g, ''),
    category: '业务系统',
    principalId,
  }
  const productLibraryId = (await own.post<Row>('/api/productLibrary', head)).id
  const config = { needAudit: true, maxTimes: 3, validDays: 3, passwordLength: 8, watermark: false }
  await own.post('/api/product-library/downloadConfig', { ids: [productLibraryId], ...config })
  const { id } = await own.post<Row>('/api/productLibraryVersion', {
    productLibraryId,
    name: 'V2.10.0',
    type: '大版本',
    planDate: dayOfWeek(2, 5),
    userId: principalId,
    testerIds: [testerId],
    goal: [{ text: '接口', done: false }],
    packageFile: [{ url: await own.upload('安装包.zip', emptyZip, 'application/zip', 'package') }],
  })
  for (const stage of ['研发中', '测试中']) await move(own, 'productLibraryVersion', 'stage', id, { stage })
  const tester = await doors('cs01')
  const testReport = [{ url: await tester.upload('测试报告.pdf', cjkPdf(product), 'application/pdf') }]
  await move(tester, 'productLibraryVersion', 'tested', id, { testReport })
  await move(own, 'productLibraryVersion', 'stage', id, { stage: '待发布' })
  return id
}
