import { EyeOutlined } from '@ant-design/icons'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { lookThrough } from '@chengban/ui/session/look-through.ts'
import { Button } from 'antd'
import { effectOf } from './rights.ts'
import { useRoleRights } from './use-role-rights.ts'
import './rights.css'

/** How far a role reaches, in figures, and looking through it. */
export const RoleLedger = ({ role }: { readonly role: Row }) => {
  const { found } = useRoleRights(role)
  const effects = (found?.codes ?? []).map((code) => ({
    ...code,
    ...effectOf(found?.rights ?? nothing, found?.bundles ?? [], code.id),
  }))
  const held = effects.filter(({ state }) => state === 'given' || state === 'inherited')
  const figures = [
    ['成员', Number(role.userCount ?? 0), '人'],
    ['权限包', found?.rights.permissionIds.length ?? 0, '个'],
    ['有效操作码', held.length, `共 ${effects.length}`],
    ['其中敏感', held.filter(({ isSensitive }) => isSensitive).length, '授予时须复核'],
    ['禁止', effects.filter(({ state }) => state === 'denied').length, '优先于一切允许'],
  ] as const
  const look = (): void => lookThrough({ id: idOf(role), name: String(role.name) })
  return (
    <section className="cb-role-ledger" aria-label="权限概况">
      <dl>
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      {role.isEnable !== false && (
        <Button icon={<EyeOutlined />} onClick={look}>
          以此角色查看
        </Button>
      )}
    </section>
  )
}

const nothing = { permissionIds: [], operationCodes: [] }
