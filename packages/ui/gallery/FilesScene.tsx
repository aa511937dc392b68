import { useState } from 'react'
import type { FileEntry } from '../files/file-entry.ts'
import { FilePreview } from '../preview/FilePreview.tsx'
import { FileUpload } from '../upload/FileUpload.tsx'
import { ProgressDialog } from '../upload/ProgressDialog.tsx'
import type { SendOptions, Target } from '../upload/sending.ts'
import { uploads } from './uploads.ts'

const START: readonly FileEntry[] = [
  { url: '/sample.pdf', name: '合同正文（双方盖章版）.pdf', size: 3_565_158 },
  { url: '/sample.png', name: '现场照片.png', size: 420_045 },
  { url: '/sample.txt', name: '说明.txt', size: 1_204 },
  { url: '/sample.zip', name: '安装包.zip', size: 52_428_800 },
]

/** Pretends to send: two seconds, and files with 坏 in their name fail. */
function pretend(file: File, _: Target, { onProgress, signal }: SendOptions): Promise<FileEntry> {
  return new Promise((resolve, reject) => {
    let share = 0
    const timer = setInterval(() => {
      share += 0.1
      onProgress(file.size * share)
      if (share < 1) return
      clearInterval(timer)
      if (file.name.includes('坏')) reject(new Error('存储空间不足'))
      else resolve({ url: URL.createObjectURL(file), name: file.name, size: file.size })
    }, 200)
    signal.addEventListener('abort', () => clearInterval(timer))
  })
}

export function FilesScene() {
  const [files, setFiles] = useState<readonly FileEntry[]>(START)
  const wanted = new URLSearchParams(location.search).get('open')
  const [index, setIndex] = useState<number | undefined>(wanted === null ? undefined : Number(wanted))
  return (
    <div className="g-grid">
      <div className="g-sheet g-block">
        <h3>合同文件</h3>
        <FileUpload
          value={files}
          onChange={setFiles}
          send={pretend}
          onPreview={(file) => setIndex(files.indexOf(file))}
        />
      </div>
      <div className="g-sheet g-block">
        <h3>照片，最多 2 张，缺</h3>
        <FileUpload images max={2} invalid />
      </div>
      <FilePreview files={files} index={index} onIndex={setIndex} />
      {location.search.includes('sending') && <Sending />}
    </div>
  )
}

function Sending() {
  return (
    <ProgressDialog
      items={uploads}
      onCancel={() => {}}
      onCancelAll={() => {}}
      onRetry={() => {}}
      onOriginal={() => {}}
      onClose={() => {}}
    />
  )
}
