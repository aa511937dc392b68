alter table store."invoicing" add constraint "invoicing_rule7" check ((("is_other" = false) or (not ("contract_id" is not null) and not ("invoicing_plan_id" is not null))));
alter table store."invoicing" add constraint "invoicing_rule8" check ((("is_other" = false) or ("other_reason" is not null)));
