drop index store."returned_money_apply_contract_id_status_idx";
create index "returned_money_apply_contract_id_status_dt_received_idx" on store."returned_money_apply" ("contract_id", "status", "dt_received");
-- app.like_clients compares names by their signs and numbers by their end
create index client_phone_tail_idx on store.client (right(phone, 8));
create index client_telephone_tail_idx on store.client (right(translate(telephone, '- ()', ''), 8));
create index client_signs_idx on store.client using gin (string_to_array(normal_name, null));
create index client_former_idx on store.client (id) where alias <> '[]'::jsonb;
create index client_contact_phone_tail_idx on store.client_contact (right(phone, 8));
create index client_contact_telephone_tail_idx on store.client_contact (right(translate(telephone, '- ()', ''), 8));
