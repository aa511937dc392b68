import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkFiles } from '@chengban/engine/row/file-links.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { fileAudit } from '../../file-audit/file-audit.entity.ts'
import { into } from '../seed/rows.ts'
import { dayAgo, momentAgo } from './days.ts'
import { demoId } from './ids.ts'

interface Kept {
  readonly id: string
  readonly name: string
  readonly creatorId: string
}

/** A recording with its length in seconds. */
export interface Sound {
  readonly bytes: Buffer
  readonly ext: 'mp3'
  readonly mime: string
  readonly duration: number
}

/** Stores a text, or a recording, as a file of that name and gives its entry; there are no files without a place to keep them. */
export type KeepText = (
  tx: Sql,
  file: Kept & ({ readonly text: string } | { readonly sound: Sound }),
) => Promise<FileEntry>

type Who = (account: string) => string

const kinds = [
  ['公司资质', ['营业执照副本', '软件企业证书', '质量管理体系证书', '信息安全证书', '高新技术企业证书', '开户许可证']],
  ['合同模板', ['软件销售合同模板', '实施服务合同模板', '维护服务合同模板', '保密协议模板', '补充协议模板']],
  ['方案资料', ['医院信息平台方案', '城投资产管理方案', '数据治理方案', '移动办公方案', '运维服务方案']],
  ['投标资料', ['投标承诺函', '法人授权书', '业绩清单', '项目团队介绍', '售后服务承诺']],
  ['产品资料', ['产品白皮书', '部署手册', '接口说明', '操作手册']],
  ['管理表单', ['验收报告模板', '会议纪要模板', '培训签到表模板', '客户满意度调查表', '周报模板']],
] as const

/** 22 passed, two of them expired, 3 waiting, 2 drafts, 2 refused, 1 taken back. */
const stateOf = (index: number): '通过' | '待一级审核' | '草稿' | '驳回' | '已作废' => {
  if (index < 22) return '通过'
  if (index < 25) return '待一级审核'
  if (index < 27) return '草稿'
  return index < 29 ? '驳回' : '已作废'
}

const people = ['xs02', 'xs03', 'xs04', 'cp02', 'hr02', 'cw02', 'pm02'] as const
/** Who knows best wrote these. */
const authors: Readonly<Record<string, string>> = { 部署手册: 'yf02', 接口说明: 'yf02' }
const shares = 8
const standing = 3
const dayMs = 86_400_000
const hourMs = 3_600_000

/** Thirty company files and eight links to some of them. */
export const addFiles = async (tx: Sql, who: Who, keep: KeepText): Promise<void> => {
  const named = kinds.flatMap(([category, names]) => names.map((name) => ({ category, name })))
  const rows = []
  for (const [index, one] of named.entries()) rows.push(await rowOf(tx, who, keep, { ...one, index }))
  await into(tx, 'fileAudit').insert(rows)
  await tx.query(
    'update store.file_audit f set department_id = u.department_id from store."user" u where u.id = f.creator_id',
  )
  for (const { id, file } of rows) await linkFiles(tx, fileAudit, id, { file }, ['file'], true)
  const links = rows.slice(0, shares).map(shareOf)
  await into(tx, 'fileShare').insert(links)
  await into(tx, 'fileShareVisit').insert(links.flatMap(visitsOf))
}

interface DemoFile {
  readonly category: string
  readonly name: string
  readonly index: number
}

const rowOf = async (tx: Sql, who: Who, keep: KeepText, { category, name, index }: DemoFile) => {
  const creatorId = who(authors[name] ?? people[index % people.length] ?? 'xs02')
  const status = stateOf(index)
  const days = 200 - index * 6
  const text = `${name}\n\n演示公司的${category}文件，供审核、选用与分享演示。\n`
  const entry = await keep(tx, { id: demoId('storedFile', name), name: `${name}.txt`, text, creatorId })
  const isDecided = ['通过', '驳回', '已作废'].includes(status)
  return {
    id: demoId('fileAudit', name),
    name,
    category,
    file: [entry],
    remark: `${category}，经审核后在单据中选用`,
    expireDate: index < 2 ? dayAgo(30 + index) : category === '公司资质' ? dayAgo(-365) : null,
    status,
    audit1: who('xz01'),
    opinion: status === '驳回' ? '请上传清晰的扫描件' : isDecided ? '同意' : null,
    tzSubmit: status === '草稿' ? null : momentAgo(days, 10),
    tzAudit: isDecided ? momentAgo(days - 1, 15) : null,
    fileVersion: 1,
    history: [],
    creatorId,
    tzCreate: momentAgo(days + 1),
    tzUpdate: momentAgo(isDecided ? days - 1 : days, 15),
  }
}

type Row = Awaited<ReturnType<typeof rowOf>>

const shareOf = ({ file, creatorId }: Row, index: number) => {
  const [{ url = '', name = '' } = {}] = file
  const isStanding = index < standing
  const day = isStanding ? '7' : '3'
  const ago = isStanding ? index + 1 : 20 + index
  const made = momentAgo(ago, 10)
  return {
    id: demoId('fileShare', name).replaceAll('-', ''),
    day,
    name,
    url,
    fileId: url.slice(url.lastIndexOf('/') + 1).slice(0, 36),
    tzExpire: new Date(Date.parse(made) + Number(day) * dayMs).toISOString(),
    tzRevoke: index === shares - 1 ? momentAgo(ago - 1, 10) : null,
    visitCount: index % 4,
    downloadCount: index % 2,
    creatorId,
    tzCreate: made,
    tzUpdate: made,
  } as const
}

/** As many as the link counts, an hour apart: one opens it, and some take the file along. */
const visitsOf = ({ id, tzCreate, visitCount, downloadCount }: ReturnType<typeof shareOf>, index: number) =>
  [...Array(visitCount).fill('打开'), ...Array(downloadCount).fill('下载')].map((action: '打开' | '下载', at) => {
    const moment = new Date(Date.parse(tzCreate) + (at + 1) * hourMs).toISOString()
    return {
      id: demoId('fileShareVisit', `${id} ${at}`),
      shareId: id,
      action,
      address: `203.0.113.${10 + index}`,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      tzCreate: moment,
      tzUpdate: moment,
    }
  })
