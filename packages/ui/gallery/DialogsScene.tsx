import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { notify, notifyDone } from '../api/notices.ts'
import { OpinionSheet } from '../phone/OpinionSheet.tsx'
import { askQuestion } from '../question/question.ts'
import { ShareDialog } from '../share/ShareDialog.tsx'
import { SignaturePad } from '../signature/SignaturePad.tsx'
import { confirm } from '../table/confirm.ts'
import LibraryDialog from '../upload/LibraryDialog.tsx'
import { ProgressDialog } from '../upload/ProgressDialog.tsx'
import { library } from './library.ts'
import { uploads } from './uploads.ts'
import '../phone/phone.css'

const nothing = async (): Promise<void> => undefined
const taken = async (): Promise<boolean> => true

/** Everything that opens over a page, one button each. */
export const DialogsScene = () => {
  const [open, setOpen] = useState<string>()
  const shut = (): void => setOpen(undefined)
  const shown: Readonly<Record<string, ReactNode>> = {
    签名: (
      <SignaturePad
        onShut={shut}
        onDone={async ({ png, strokes }) => {
          notifyDone(`${strokes.strokes.length} 笔，${png.size} 字节`)
          shut()
        }}
      />
    ),
    分享: <ShareDialog name="合同正文（双方盖章版）.pdf" onShare={async () => '8F3K2Q7D'} onClose={shut} />,
    上传: (
      <ProgressDialog
        items={uploads}
        onCancel={shut}
        onCancelAll={shut}
        onRetry={shut}
        onOriginal={shut}
        onClose={shut}
      />
    ),
    文件库: <LibrarySample onShut={shut} />,
    手机同意: <OpinionSheet title="同意" first="同意" act="确认同意" kept="gallery" onShut={shut} onGive={taken} />,
    手机驳回: (
      <OpinionSheet title="驳回" first="" act="确认驳回" kept="gallery" isRequired onShut={shut} onGive={taken} />
    ),
  }
  return (
    <div className="g-sheet g-block g-row">
      {Object.keys(shown).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {Object.entries(acts).map(([name, act]) => (
        <Button key={name} onClick={act}>
          {name}
        </Button>
      ))}
      {open && shown[open]}
    </div>
  )
}

const acts: Readonly<Record<string, () => void>> = {
  删除: () => confirm.remove(['住院电子病历系统建设'], nothing),
  停用: () => confirm.enable(['林致远', '沈知夏'], false, nothing),
  离开: () => void askQuestion({ title: '内容未保存，确定离开吗？', okText: '离开', cancelText: '留下' }, nothing),
  成功提示: () => void notifyDone('提交成功', { label: '撤销', run: () => undefined }),
  错误提示: () => void notify({ kind: 'bad', text: '系统异常', reference: '8F3K-2Q7D' }),
  黄色提示: () => void notify({ kind: 'warn', text: 'name 未设置' }),
}

const LibrarySample = ({ onShut }: { readonly onShut: () => void }) => (
  <LibraryDialog
    accept={['pdf']}
    present={[]}
    max={2}
    read={async () => library}
    onChoose={(files) => {
      notifyDone(`${files.length} 个文件`)
      onShut()
    }}
    onClose={onShut}
  />
)
