-- Pages are made anew when the house begins or ends to reward referrals.
CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON referral_rule
  FOR EACH STATEMENT EXECUTE FUNCTION setting_changed();
