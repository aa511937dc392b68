import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { eq, field, first } from '@chengban/kernel/expr.ts'
import { of, parent } from '@chengban/kernel/formula.ts'
import { businessProduct } from './business-product.entity.ts'

/** The products of an opportunity, the main one first. */
export const businessProducts = listed({
  path: '/business-log/products',
  label: '商机产品',
  of: businessProduct,
  under: ['businessOpportunityId'],
  columns: [
    'id',
    'productLibraryId',
    'productVersion',
    'quantity',
    'money',
    'isMain',
    'demand',
    'competitor',
    'version',
  ],
  add: {
    name: told('text', of('productLibraryId', 'name')),
    clientState: told(
      'text?',
      first({
        of: 'clientProduct',
        by: 'productLibraryId',
        at: 'productLibraryId',
        column: 'state',
        where: eq(field('clientId'), parent(of('businessOpportunityId', 'clientId'))),
      }),
    ),
  },
  order: ['-isMain', 'tzCreate'],
  sums: { money: { sum: 'money', form: 'money' } },
})
