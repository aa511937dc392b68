import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { useLeaveQuestion } from '@chengban/ui/form/use-leave-question.ts'
import { ListFailed } from '@chengban/ui/list/ListFailed.tsx'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { idOf, type Row } from '@chengban/ui/record/row.ts'
import { Button, Checkbox, Segmented } from 'antd'
import { useState } from 'react'
import { differenceOf, groupsOf, type Rights, type Setting, settingOf, withSetting } from './rights.ts'
import { saveRights, useRoleRights } from './use-role-rights.ts'
import './rights.css'

interface Props {
  readonly role: Row
  readonly again: () => void
}

/** Bundles at left, single codes at right; nothing changes before 保存. */
export const PermissionEditor = ({ role, again }: Props) => {
  const { found, error, again: retry } = useRoleRights(role)
  const [changed, setChanged] = useState<Rights>()
  const [keyword, setKeyword] = useState('')
  const rights = changed ?? found?.rights
  useLeaveQuestion(changed !== undefined)
  if (error && !found) return <ListFailed error={error} label="权限" onAgain={() => void retry()} />
  if (!found || !rights) return null
  const shows = (...words: readonly string[]): boolean =>
    words.some((word) => word.toLowerCase().includes(keyword.trim().toLowerCase()))
  const save = async (): Promise<void> => {
    try {
      await saveRights(role, rights)
      notifyDone('提交成功')
      setChanged(undefined)
      again()
    } catch (refusal) {
      reportError(refusal)
    }
  }
  const bundles = found.bundles.filter((row) => shows(idOf(row), String(row.name)))
  const codes = found.codes
    .map((row) => ({ id: idOf(row), name: String(row.name) }))
    .filter(({ id, name }) => shows(id, name))
  return (
    <div className="cb-rights">
      <div className="cb-rights-tools">
        <PlainSearch value={keyword} words="权限包、操作码" onChange={setKeyword} />
      </div>
      <Bundles
        bundles={bundles}
        chosen={rights.permissionIds}
        onChange={(permissionIds) => setChanged({ ...rights, permissionIds })}
      />
      <Codes
        codes={codes}
        rights={rights}
        onSet={(code, setting) =>
          setChanged({ ...rights, operationCodes: withSetting(rights.operationCodes, code, setting) })
        }
      />
      {changed && <Foot before={found.rights} after={changed} onDrop={() => setChanged(undefined)} onSave={save} />}
    </div>
  )
}

interface BundlesProps {
  /** Those the search shows; the others keep their state. */
  readonly bundles: readonly Row[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

const Bundles = ({ bundles, chosen, onChange }: BundlesProps) => {
  const hidden = chosen.filter((id) => !bundles.some((row) => idOf(row) === id))
  return (
    <section aria-label="权限包">
      <h3>
        权限包 <small>{chosen.length}</small>
      </h3>
      <Checkbox.Group
        value={[...chosen]}
        options={bundles.map((row) => ({ value: idOf(row), label: String(row.name) }))}
        onChange={(shown) => onChange([...hidden, ...shown])}
      />
    </section>
  )
}

interface CodesProps {
  readonly codes: readonly { readonly id: string; readonly name: string }[]
  readonly rights: Rights
  readonly onSet: (code: string, setting: Setting) => void
}

const settings = [
  { value: 'unset', label: '未设' },
  { value: 'allowed', label: '允许' },
  { value: 'denied', label: '禁止' },
] as const

const Codes = ({ codes, rights, onSet }: CodesProps) => (
  <section aria-label="操作码">
    <h3>
      操作码 <small>{rights.operationCodes.length}</small>
    </h3>
    {groupsOf(codes).map((group) => (
      <div key={group.prefix} className="cb-rights-group">
        <h4>{group.prefix}</h4>
        <ul>
          {group.codes.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <code>{id}</code>
              <Segmented
                size="small"
                aria-label={name}
                value={settingOf(rights.operationCodes, id)}
                options={[...settings]}
                onChange={(setting) => onSet(id, setting)}
              />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)

interface FootProps {
  readonly before: Rights
  readonly after: Rights
  readonly onDrop: () => void
  readonly onSave: () => Promise<void>
}

const Foot = ({ before, after, onDrop, onSave }: FootProps) => {
  const [isBusy, setBusy] = useState(false)
  const { added, removed } = differenceOf(before, after)
  const save = async (): Promise<void> => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  return (
    <div className="cb-rights-foot">
      <span title={[...added.map((each) => `+ ${each}`), ...removed.map((each) => `− ${each}`)].join('\n')}>
        增加 {added.length} 项，去掉 {removed.length} 项
      </span>
      <Button onClick={onDrop}>取消</Button>
      <Button type="primary" loading={isBusy} onClick={() => void save()}>
        保存
      </Button>
    </div>
  )
}
