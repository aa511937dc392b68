import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The head of the person's department; of a head, the one above. Worked out whenever the row is written. */
export const leader = ref('部门负责人', 'user', { computed: { onWrite: 'administration/leader' } })
