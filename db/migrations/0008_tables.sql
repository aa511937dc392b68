drop index store."client_account_id_idx";
create unique index "client_account_id_key" on store."client" ("account_id") where (("is_use" = true) and not ("status" in ('驳回', '已作废')));
