import type { Field } from '@chengban/kernel/field.ts'
import { HIDDEN } from '../figures/money.ts'

/** The placeholder of a value hidden by missing rights, with the reason on hover. */
export const Hidden = ({ field }: { readonly field: Field }) => (
  <span className="cb-money is-quiet" title={`没有查看${field.label}的权限`}>
    {HIDDEN}
  </span>
)
