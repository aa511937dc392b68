import { Overlay } from './Overlay.tsx'
import { OverlayHead } from './OverlayHead.tsx'
import { PageHelp } from './PageHelp.tsx'
import { usePageHelp } from './page-help.ts'

const keys: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    '到处',
    [
      ['Ctrl K', '搜索或跳转'],
      ['/', '到搜索框'],
      ['?', '本页帮助与这张表'],
      ['Esc', '关闭，取消'],
    ],
  ],
  [
    '列表',
    [
      ['j　k', '下一条，上一条'],
      ['↵', '打开'],
      ['→ ↵', '改一格'],
      ['x', '勾选'],
      ['c', '新建'],
    ],
  ],
  [
    '记录与表单',
    [
      ['e', '编辑'],
      ['t', '动态：全部，评论，记录'],
      ['Ctrl ↵', '提交，发送'],
      ['Ctrl S', '存草稿，保存'],
      ['Ctrl Z', '签名时撤销一笔'],
    ],
  ],
]

/** The help on the page and the keyboard shortcuts, in a panel beside it; only the shortcuts when there is no help. */
export const Help = () => {
  const documents = usePageHelp()
  if (documents.length === 0)
    return (
      <Overlay label="快捷键" className="cb-help">
        <OverlayHead title="快捷键" />
        <Keys />
      </Overlay>
    )
  return (
    <Overlay label="帮助" className="cb-help is-beside">
      <OverlayHead title="帮助" />
      <PageHelp documents={documents} />
      <Keys />
    </Overlay>
  )
}

const Keys = () => (
  <div className="cb-help-keys">
    {keys.map(([where, rows]) => (
      <section key={where}>
        <h3>{where}</h3>
        <dl>
          {rows.map(([key, does]) => (
            <div key={key}>
              <dt>{does}</dt>
              <dd>
                <kbd className="cb-kbd">{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)
