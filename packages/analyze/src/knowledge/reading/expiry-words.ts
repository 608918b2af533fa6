/** Words before the date until which a certificate or licence is valid; all languages, divided by '|'. */
export const EXPIRY_WORDS =
  'exp|expires|expires on|expires in|expiry|expiry date|expiration|expiration date|expiring|cert exp|valid until|valid till|valid to|valid thru|valid through|validity|renewal|renewal due|renewal date|due for renewal|' +
  'gültig bis|gueltig bis|gültig bis zum|läuft ab|ablauf|valable jusqu en|valable jusqu au|valable jusqu à|valide jusqu en|expire en|expire le|' +
  'válido hasta|válida hasta|vigente hasta|caduca en|caduca|vence|vence en|vencimiento|válido até|válida até|validade|vencimento|valido fino al|valida fino al|valido fino a|scadenza|scade|' +
  'geldig tot|geldig t m|geldig tot en met|ważny do|ważna do|ważne do|ważność do|platnost do|platí do|platné do|platný do|platná do|platnosť do|velja do|veljavno do|važi do|vrijedi do|valabil până în|valabil până la|érvényes|érvényesség|' +
  'действителен до|действительно до|действительна до|срок действия до|дійсний до|дійсне до|валиден до|ισχύει έως|λήξη|geçerlilik tarihi|son geçerlilik|giltig till|giltigt till|gyldig til|gyldigt til|voimassa|kehtiv kuni|derīgs līdz|galioja iki|' +
  'صالح حتى|صالحة حتى|ساري حتى|سارية حتى|تنتهي في|ينتهي في|בתוקף עד|معتبر تا|वैध|berlaku hingga|berlaku sampai|sah sehingga|có giá trị đến|hết hạn|หมดอายุ|ใช้ได้ถึง|有效期至|有效期到|有効期限|유효기간|만료'

/** Words before the date on which one has ended: it lies before the resume's own. */
export const EXPIRED_WORDS =
  'expired|expired on|lapsed|abgelaufen|expiré|expirée|expiré en|périmé|périmée|caducado|caducada|vencido|vencida|expirado|expirada|scaduto|scaduta|verlopen|wygasł|wygasła|wygasło|propadlý|utgått|udløbet|süresi doldu|истек|истекла|истекло|закінчився|منتهية|已过期|失効|기한 만료'

/** Words that open a row below a certificate, before the date on which it was issued. */
export const ISSUE_WORDS =
  'issued|issued on|issue date|date issued|date of issue|ausgestellt|ausgestellt am|ausstellungsdatum|émis le|émise le|délivré le|délivrée le|date d émission|emitido|emitida|emitido em|emitida em|expedición|fecha de expedición|expedido en|expedida en|data de emissão|emissão|rilasciato|rilasciata|data di rilascio|uitgegeven|afgegeven|datum van afgifte|wydano|data wydania|vydáno|utfärdat|utstedt|udstedt|myönnetty|verilme tarihi|выдан|дата выдачи|видано|تاريخ الإصدار|颁发日期|発行日|発行|발급일'

/** Words that open a row below a certificate, before its number or address. */
export const CREDENTIAL_WORDS =
  'credential id|credential url|credential number|see credential|show credential|view credential|view certificate|view online|gpa|cgpa|certificate id|certificate url|verification code|zertifikats id|zertifikat anzeigen|zertifikat details|nachweis anzeigen|afficher le certificat|voir le certificat|mostrar credencial|ver credencial|ver certificado|exibir credencial|mostra credenziale|vedi credenziale|referentie weergeven|zobacz poświadczenie|показать сертификат|identifiant du diplôme|id de la credencial|código da credencial|id credenziale'

/** Words right before the date of a certificate that tell what happened then, and small words between; none of its name. */
export const DATE_OPENERS =
  'in|on|of|since|from|until|till|to|through|thru|current|active|valid|renewed|refreshed|received|obtained|gained|passed|completed|registered|first registered|due|expected|expected in|completed in|revalidation due|' +
  'seit|vom|am|bis|gültig|erneuert|bestanden|depuis|en|obtenu|obtenue|recyclé|recyclée|renouvelé|renouvelée|valable|desde|hasta|vigente|renovado|renovada|obtenido|obtenida|válido|válida|val|obtido|obtida|dal|conseguito|conseguita|rinnovato|rinnovata|valido|valida|sinds|behaald|behaald in|vernieuwd|geldig|od|do|ważny|ważna|ważne|uzyskany|uzyskana|platný|platná|sedan|förnyat|giltigt|giltig|siden|gyldig|gyldigt|fornyet|suoritettu|kehtiv|galioja|derīgs|с|от|до|получен|получено|з|від|από|έως|hadi|sampai|đến'
