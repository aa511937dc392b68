// Written by `npm run gen` from the folders of the area. Do not edit.
import type { Entity } from '@chengban/kernel/entity.ts'
import { businessLog } from './business-log/business-log.entity.ts'
import { businessOpportunity } from './business-opportunity/business-opportunity.entity.ts'
import { businessProduct } from './business-product/business-product.entity.ts'
import { businessTask } from './business-task/business-task.entity.ts'
import { clientContact } from './client-contact/client-contact.entity.ts'
import { clientOwner } from './client-owner/client-owner.entity.ts'
import { clientProduct } from './client-product/client-product.entity.ts'
import { clientVisit } from './client-visit/client-visit.entity.ts'
import { client } from './client/client.entity.ts'
import { contract } from './contract/contract.entity.ts'
import { giftGive } from './gift-give/gift-give.entity.ts'
import { giftType } from './gift-type/gift-type.entity.ts'
import { invoicingConfig } from './invoicing-config/invoicing-config.entity.ts'
import { invoicingPlan } from './invoicing-plan/invoicing-plan.entity.ts'
import { invoicing } from './invoicing/invoicing.entity.ts'
import { keyword } from './keyword/keyword.entity.ts'
import { maintainDateChange } from './maintain-date-change/maintain-date-change.entity.ts'
import { maintenance } from './maintenance/maintenance.entity.ts'
import { returnedMoneyApply } from './returned-money-apply/returned-money-apply.entity.ts'
import { returnedMoney } from './returned-money/returned-money.entity.ts'
import { salesTarget } from './sales-target/sales-target.entity.ts'
import { zfcg } from './zfcg/zfcg.entity.ts'

export const entities: readonly Entity[] = [
  businessLog,
  businessOpportunity,
  businessProduct,
  businessTask,
  clientContact,
  clientOwner,
  clientProduct,
  clientVisit,
  client,
  contract,
  giftGive,
  giftType,
  invoicingConfig,
  invoicingPlan,
  invoicing,
  keyword,
  maintainDateChange,
  maintenance,
  returnedMoneyApply,
  returnedMoney,
  salesTarget,
  zfcg,
]
