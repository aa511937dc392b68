import { Link } from 'react-router'
import { CodeMark } from '../../permission/web/CodeMark.tsx'
import type { Judged } from './PermissionEditor.tsx'
import { groupsOf, type Rights, type Setting, settingOf } from './rights.ts'
import { SettingChoice } from './SettingChoice.tsx'

interface Props {
  /** Those the search and the filter show. */
  readonly codes: readonly Judged[]
  readonly all: readonly Judged[]
  readonly rights: Rights
  /** No filter is active, so the headings show the wildcards of their group. */
  readonly isWhole: boolean
  readonly onSet: (code: string, setting: Setting) => void
}

/** Codes grouped by the part before the colon, each with its effect and the reason. */
export const CodeGroups = ({ codes, all, rights, isWhole, onSet }: Props) => {
  const groups = groupsOf(codes)
  return (
    <section aria-label="操作码" className="cb-rights-codes">
      {groups.length === 0 && <p className="cb-rights-none">没有符合条件的操作码</p>}
      {groups.map(({ prefix, codes: group }) => {
        const whole = all.filter(({ id }) => id.startsWith(`${prefix}:`))
        const wild = `${prefix}:*`
        return (
          <div key={prefix} className="cb-rights-group">
            <header>
              <h4>{prefix}</h4>
              <small>
                {whole.filter(({ effect }) => effect.state === 'given' || effect.state === 'inherited').length}/
                {whole.length || 1}
              </small>
              {isWhole && prefix !== '*' && (
                <span className="cb-rights-wild">
                  以下全部
                  <SettingChoice
                    label={`${prefix} 以下全部`}
                    value={settingOf(rights.operationCodes, wild)}
                    onChange={(setting) => onSet(wild, setting)}
                  />
                </span>
              )}
            </header>
            <ul>
              {group.map((code) => (
                <CodeRow key={code.id} code={code} rights={rights} onSet={onSet} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

const CodeRow = ({ code, rights, onSet }: { readonly code: Judged } & Pick<Props, 'rights' | 'onSet'>) => {
  const { id, name, isSensitive, effect, isChanged } = code
  return (
    <li className={isChanged ? 'is-changed' : undefined}>
      <CodeMark state={effect.state} />
      <span>
        {name} {isSensitive && <em>敏感</em>}
        <small>
          <Link to={`/role/who?code=${encodeURIComponent(id)}`} title={`谁有「${name}」`}>
            {id}
          </Link>
          {effect.from.length > 0 && ` 来自 ${effect.from.join('、')}`}
        </small>
      </span>
      <SettingChoice
        label={name}
        value={settingOf(rights.operationCodes, id)}
        onChange={(setting) => onSet(id, setting)}
      />
    </li>
  )
}
