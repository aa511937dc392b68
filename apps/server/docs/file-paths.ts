import { constructionLists } from '@chengban/modules/projects/project-module/server/construction-lists.ts'
import { answered, object, type Paths, text } from './parts.ts'

const files = { tags: ['文件'] }
const inHeader = (name: string, description: string, required = true) => ({
  ...{ name, description, required },
  in: 'header',
  schema: text,
})
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text })
const inQuery = (name: string, description: string) => ({ name, description, in: 'query', schema: text })
const tus = inHeader('Tus-Resumable', '1.0.0')
const empty = (code: number, description: string) => ({ responses: { [code]: { description } } })

/** Files, whose bytes are no JSON: calls that no declaration gives. */
export const filePaths: Paths = {
  '/file': {
    post: {
      ...files,
      summary: '上传文件',
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: object({ file: { type: 'string', format: 'binary' }, folder: text, control: text }),
          },
        },
      },
      ...answered(text),
    },
  },
  '/file/once/{key}': {
    get: { ...files, summary: '一次有效的下载地址', parameters: [inPath('key')], ...empty(200, '文件') },
  },
  ...Object.fromEntries(
    constructionLists.map(({ path, fileName }) => [
      `/static/${path}`,
      { get: { ...files, summary: fileName.replace('.xlsx', ''), ...empty(200, '空白表格') } },
    ]),
  ),
  '/file/{folder}/{name}': {
    get: {
      ...files,
      summary: '读取文件',
      parameters: [
        ...['folder', 'name'].map(inPath),
        inQuery('ticket', '由 POST /api/file/ticket 取得'),
        inQuery('w', '图片缩略图宽度，64 至 2048'),
        inQuery('rotate', '图片旋转角度，90 的倍数'),
        inQuery('download', '1：下载'),
        inQuery('preview', '1：Office 文件的 PDF'),
      ],
      responses: { 200: { description: '文件内容' }, 206: { description: '所要的一段（Range）' } },
    },
  },
  '/api/file-share-frame/{id}': {
    get: {
      ...files,
      security: [],
      summary: '打开分享的文件',
      parameters: [
        inPath('id'),
        inQuery('raw', '1：文件内容'),
        inQuery('preview', '1：Office 文件的 PDF，或它的进度'),
        inQuery('download', '1：下载'),
      ],
      responses: { 200: { description: '页面，或文件内容' }, 404: { description: '分享链接已失效' } },
    },
  },
  '/api/file/preview': {
    get: {
      ...files,
      summary: '文件预览',
      parameters: [inQuery('url', '文件地址')],
      ...answered(object({ kind: text, src: text, pages: { type: ['integer', 'null'] }, status: text, reason: text })),
    },
  },
  '/file/resumable': {
    post: {
      ...files,
      summary: '开始分段上传（tus 1.0）',
      parameters: [
        tus,
        inHeader('Upload-Length', '字节数'),
        inHeader('Upload-Metadata', 'filename、folder、control，值为 base64'),
      ],
      ...empty(201, 'Location：上传地址'),
    },
  },
  '/file/resumable/{id}': {
    head: {
      ...files,
      summary: '已收到多少',
      parameters: [tus, inPath('id')],
      ...empty(200, 'Upload-Offset；已完成的有 X-File-Url'),
    },
    patch: {
      ...files,
      summary: '继续上传',
      parameters: [tus, inPath('id'), inHeader('Upload-Offset', '从第几个字节起')],
      requestBody: { content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } } },
      ...empty(204, 'Upload-Offset；最后一段有 X-File-Url'),
    },
    delete: { ...files, summary: '放弃上传', parameters: [tus, inPath('id')], ...empty(204, '已放弃') },
  },
}
