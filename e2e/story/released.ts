import { signed } from '@chengban/engine/files/testing/drawing.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { cjkPdf } from '../cjk-pdf.ts'
import { person, type Row } from './found.ts'
import { type DoorsOf, move } from './made.ts'
import { dayOfWeek } from './names.ts'

/** An archive with nothing in it. */
const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

/** A new product; its packages may be downloaded three times. */
const newProduct = async (doors: DoorsOf, product: string): Promise<string> => {
  const own = await doors('cp01')
  const code = product.replace(/[^A-Z0-9]/g, '')
  const principalId = await person(own, '苏念慈')
  const { id } = await own.post<Row>('/api/productLibrary', { name: product, code, category: '业务系统', principalId })
  const config = { needAudit: true, maxTimes: 3, validDays: 3, passwordLength: 8, watermark: false }
  await own.post('/api/product-library/downloadConfig', { ids: [id], ...config })
  return id
}

/** A version built, tested and waiting for its release. */
const tested = async (doors: DoorsOf, productLibraryId: string, name: string): Promise<string> => {
  const own = await doors('cp01')
  const [userId, testerId] = [await person(own, '苏念慈'), await person(own, '孟凡')]
  const { id } = await own.post<Row>('/api/productLibraryVersion', {
    ...{ productLibraryId, name, type: '大版本', planDate: dayOfWeek(2, 5), userId, testerIds: [testerId] },
    goal: [{ text: '接口', done: false }],
    packageFile: [{ url: await own.upload('安装包.zip', emptyZip, 'application/zip', 'package') }],
  })
  for (const stage of ['研发中', '测试中']) await move(own, 'productLibraryVersion', 'stage', id, { stage })
  const tester = await doors('cs01')
  const testReport = [{ url: await tester.upload('测试报告.pdf', cjkPdf(name), 'application/pdf') }]
  await move(tester, 'productLibraryVersion', 'tested', id, { testReport })
  await move(own, 'productLibraryVersion', 'stage', id, { stage: '待发布' })
  return id
}

/** V2.10.0 of a new product, built, tested and waiting for its release; its package may be downloaded three times. */
export const testedVersion = async (doors: DoorsOf, product: string): Promise<string> =>
  tested(doors, await newProduct(doors, product), 'V2.10.0')

/** The same with V2.9.9 released before it. Returns the ids of both. */
export const successor = async (doors: DoorsOf, product: string): Promise<readonly [string, string]> => {
  const productLibraryId = await newProduct(doors, product)
  const before = await tested(doors, productLibraryId, 'V2.9.9')
  await move(await doors('cp02'), 'productLibraryVersion', 'release', before, { releaseNote: '稳定版' })
  return [before, await tested(doors, productLibraryId, 'V2.10.0')]
}

/** A version on its way to a project, as far as the client, who has still to read it. Returns the delivery. */
export const delivered = async (doors: DoorsOf, projectId: string, versionId: string): Promise<string> => {
  const own = await doors('ss01')
  const [userId, audit1, audit2] = [
    await person(own, '程立本'),
    await person(own, '顾长河'),
    await person(own, '陆行舟'),
  ]
  const video = [{ url: await own.upload('演示.mp4', samples.mp4, 'video/mp4', 'video') }]
  const plan = { planDate: dayOfWeek(1, 5), needTrain: false }
  const { id } = await own.post<Row>('/api/projectVer', {
    ...{ projectId, productLibraryVersionId: versionId, name: '版本升级', content: '新接口', userId, video, ...plan },
    ...{ audit1, audit2 },
  })
  await move(own, 'projectVer', 'submit', id)
  for (const approver of ['gm', 'pm01']) await move(await doors(approver), 'projectVer', 'approve', id)
  await move(own, 'projectVer', 'deliver', id)
  return id
}

/** The project runs the version from now on: its client has seen the film and signed. */
export const runs = async (doors: DoorsOf, projectId: string, versionId: string): Promise<void> => {
  const id = await delivered(doors, projectId, versionId)
  const own = await doors('ss01')
  const { contentHash, video } = await own.get<{ contentHash: string; video: readonly { url: string }[] }>(
    `/api/projectVer/${id}`,
  )
  await own.post('/api/projectVer/watch', { id, url: video[0]?.url, seconds: 1, duration: 1 })
  const signature = [{ url: await own.upload('签名.png', signed, 'image/png', 'image') }]
  await move(own, 'projectVer', 'confirm', id, { contentHash, signature, signer: '何川' })
}
