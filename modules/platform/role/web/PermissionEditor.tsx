import { keysOf } from '@chengban/kernel/keys-of.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import { useLeaveQuestion } from '@chengban/ui/form/use-leave-question.ts'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { Segmented } from 'antd'
import { useState } from 'react'
import { BundleShelves } from './BundleShelves.tsx'
import { CodeGroups } from './CodeGroups.tsx'
import { EditorFoot } from './EditorFoot.tsx'
import { type Effect, effectOf, type Rights, settingOf, withSetting } from './rights.ts'
import { type KnownCode, saveRights, useRoleRights } from './use-role-rights.ts'
import './rights.css'

interface Props {
  readonly role: Row
  readonly again: () => void
}

/** A code with what it comes to, as set now and as saved. */
export interface Judged extends KnownCode {
  readonly effect: Effect
  readonly isChanged: boolean
}

const shown = {
  all: { label: '全部', takes: () => true },
  held: { label: '已有', takes: ({ effect }: Judged) => effect.state === 'given' || effect.state === 'inherited' },
  denied: { label: '禁止', takes: ({ effect }: Judged) => effect.state === 'denied' },
  sensitive: { label: '敏感', takes: ({ isSensitive }: Judged) => isSensitive },
  changed: { label: '改动', takes: ({ isChanged }: Judged) => isChanged },
} as const
type EntryFilter = keyof typeof shown

/** Bundles at left, what every code comes to at right; nothing changes before 保存. */
export const PermissionEditor = ({ role, again }: Props) => {
  const { found, error, again: retry } = useRoleRights(role)
  const [changed, setChanged] = useState<Rights>()
  const [keyword, setKeyword] = useState('')
  const [which, setWhich] = useState<EntryFilter>('all')
  const rights = changed ?? found?.rights
  useLeaveQuestion(changed !== undefined)
  if (error && !found) return <ListFailed error={error} label="权限" onAgain={() => void retry()} />
  if (!found || !rights) return null
  const { bundles, rights: saved } = found
  const word = keyword.trim().toLowerCase()
  const has = (...words: readonly string[]): boolean => words.some((each) => each.toLowerCase().includes(word))
  const judged = found.codes.map((code) => judge(code, rights, saved, bundles))
  const save = async (): Promise<void> => {
    if (!(await stored(role, rights))) return
    setChanged(undefined)
    again()
  }
  return (
    <div className="cb-rights">
      <div className="cb-rights-tools">
        <PlainSearch value={keyword} words="权限包、操作码" onChange={setKeyword} />
        <Segmented
          size="small"
          value={which}
          options={keysOf(shown).map((key) => ({
            value: key,
            label: `${shown[key].label} ${judged.filter(shown[key].takes).length}`,
          }))}
          onChange={setWhich}
        />
      </div>
      <BundleShelves
        bundles={bundles.filter(({ id, name, operationIds }) => has(id, name, ...operationIds))}
        chosen={rights.permissionIds}
        saved={saved.permissionIds}
        onChange={(permissionIds) => setChanged({ ...rights, permissionIds })}
      />
      <CodeGroups
        codes={judged.filter((code) => shown[which].takes(code) && has(code.id, code.name))}
        all={judged}
        rights={rights}
        isWhole={which === 'all' && word === ''}
        onSet={(code, setting) =>
          setChanged({ ...rights, operationCodes: withSetting(rights.operationCodes, code, setting) })
        }
      />
      {changed && <EditorFoot before={saved} after={changed} onDrop={() => setChanged(undefined)} onSave={save} />}
    </div>
  )
}

/** Saves the rights and returns whether it succeeded. Reports a refusal. */
const stored = async (role: Row, rights: Rights): Promise<boolean> => {
  try {
    await saveRights(role, rights)
    notifyDone('提交成功')
    return true
  } catch (refusal) {
    reportError(refusal)
    return false
  }
}

const judge = (code: KnownCode, rights: Rights, saved: Rights, bundles: Parameters<typeof effectOf>[1]): Judged => {
  const effect = effectOf(rights, bundles, code.id)
  const before = effectOf(saved, bundles, code.id)
  const isSet = settingOf(rights.operationCodes, code.id) !== settingOf(saved.operationCodes, code.id)
  return { ...code, effect, isChanged: isSet || before.state !== effect.state }
}
