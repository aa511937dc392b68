-- Every receipt is read once and its lines are added up: where there are millions, the start takes minutes longer.
alter table store."returned_money_apply" add column "dt_first" date generated always as (app.line_min_day(jsonb_path_query_array("detail", '$[*]."date"'))) stored;
drop index store."returned_money_apply_contract_id_status_dt_received_idx";
create index "returned_money_apply_contract_id_status_dt_received_idx" on store."returned_money_apply" ("contract_id", "status", "dt_received") include ("dt_first", "money", "user_id", "returned_money_id", "id");
