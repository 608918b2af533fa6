/** Warehouses, freight, purchasing and supply chains: skills and job titles. */
export const logisticsAndWarehousing = `
# skills
Warehouse operations; warehousing; warehouse work; warehouse management; warehouse activities; distribution centre operations; distribution operations; warehouse functions | duty | ~ inventory control
Order picking; picking and packing; pick and pack; order selection; picking orders; pulling orders; voice picking; picking | duty | ~ packing orders
Packing orders; packing and shipping; packaging for shipment; packing boxes; shipment packing | duty | ~ order picking
Goods-in; receiving goods; receiving; inbound receiving; receiving shipments; goods receipt; booking in stock; inbound logistics; unloading trucks; unloading deliveries | duty | ~ dispatch of goods
Dispatch of goods; goods-out; shipping; outbound logistics; shipping and receiving; loading trucks; despatch; loading trailers; outbound shipments; shipping orders | duty | ~ goods-in
Put-away; putaway; bin locations; slotting; storage allocation; location control; racking | duty
Inventory accuracy; stock accuracy; cycle counting; physical inventory; perpetual inventory; stock reconciliation; inventory reconciliation; annual stock take | technique | ~ inventory control
Barcode scanning; RF scanners; handheld scanners; RF gun; barcode scanners; scanners; RF scanning | tool
Warehouse management system; WMS; warehouse management systems | software
Transportation management system; TMS; Oracle Transportation Management; transport management system | software
Forklift operation; forklift driving; forklift; fork lift; counterbalance; counterbalance forklift; operating forklifts; sit-down forklift; forklifts; fork truck | equipment | ~ reach truck
Reach truck; reach truck driving; stand-up reach; narrow aisle; VNA truck; order picker truck; cherry picker truck; very narrow aisle; turret truck | equipment | ~ forklift operation
Pallet jack; electric pallet truck; powered pallet truck; pump truck; hand truck; pallet truck; LLOP; walkie rider | equipment | ~ forklift operation
Forklift licence; forklift certification; forklift certified; RTITB; ITSSAR; forklift license; forklift operator certification | certificate | < forklift operation
Palletising; stacking pallets; shrink wrapping; pallet building; stretch wrapping; palletizing | duty | < Packing and palletising
Manual handling; heavy lifting; lifting; lift up to 50 lbs; safe lifting; lifting heavy objects; physical stamina; lift heavy loads; lifting heavy loads; carrying heavy loads; heavy loads | duty
Cross-docking; cross dock; hub operations; sortation; parcel sorting; sorting packages; mail sorting | technique
Cold store operations; temperature-controlled logistics; chilled distribution; cold chain logistics; frozen warehouse | knowledge
Hazardous goods storage; dangerous goods handling; IMDG code; DGSA; dangerous goods regulations | knowledge
Warehouse safety; racking inspections; safe stacking; warehouse health and safety; safety in warehouses | knowledge
Warehouse layout; warehouse design; space utilisation; layout optimisation of warehouses | technique
Warehouse supervision; supervising warehouse staff; shift management in warehouses; leading pickers; warehouse team leadership; warehouse shift management; labour planning in warehouses; warehouse staff management | duty
Pick rate; units per hour; on-time in full; OTIF; warehouse KPIs; productivity rates in warehouses; pick accuracy; order accuracy; on-time delivery | knowledge
Returns logistics; reverse logistics; returns handling; RMA processing in warehouses | duty
Freight forwarding; forwarding; freight management; air and sea freight; ocean freight; sea freight; freight operations; freight | knowledge | ~ customs clearance
Customs clearance; customs brokerage; customs documentation; customs entries; customs regulations; import documentation; customs compliance; customs declarations | technique | ~ freight forwarding
Incoterms; bills of lading; letters of credit in trade; bill of lading; airway bills; packing lists; commercial invoices; certificates of origin; shipping documents; shipping documentation | knowledge
Tariff classification; HS codes; harmonized tariff; HTS classification; C-TPAT; AEO; ITAR compliance | knowledge
Carrier management; haulier management; freight negotiation; carrier selection; freight rates; carrier negotiations; third-party logistics; 3PL management; 3PL; 4PL | technique
Route optimisation; routing and scheduling; delivery scheduling; delivery planning; load optimisation; Paragon routing; route optimization | technique
Logistics management; logistics operations; logistics; logistics coordination; logistics planning; managing logistics; distribution management; transportation logistics; distribution | knowledge | ~ supply chain management
Supply chain management; supply chain; end-to-end supply chain; supply chain operations; SCM; supply chain planning; supply chain optimisation | knowledge | ~ logistics management, procurement
Demand planning; demand forecasting; forecasting demand; inventory planning; replenishment planning; S&OP; sales and operations planning; supply planning; inventory forecasting | technique
Inventory optimisation; safety stock; reorder points; stock levels; economic order quantity; ABC analysis; inventory turnover; inventory levels; stock turns; inventory reduction | technique
Procurement; purchasing; buying; strategic procurement; sourcing; procurement management; purchasing management; strategic sourcing; indirect procurement; direct procurement; sourcing strategy | duty | ~ supplier negotiation
Purchase orders; raising purchase orders; PO processing; requisitions; purchase requisitions; purchase order management; placing orders; order placement | duty | < procurement
Supplier negotiation; negotiating with suppliers; vendor price negotiation | technique | < procurement
Supplier performance; supplier audits; supplier scorecards; supplier evaluation; supplier relationship management; vendor performance; supplier development; supplier quality; supplier qualification | technique
Category management; spend analysis; category strategy; category planning | technique | < procurement
Tender management; RFQ; requests for quotation; e-tendering; reverse auctions; competitive bidding; bid evaluation; public procurement; RFQs | technique
E-procurement; Oracle Procurement | software
CIPS; MCIPS; CIPS level 4; certified purchasing manager; Six Sigma in supply chain | certificate
Fleet coordination; driver management; managing drivers; dispatching drivers; dispatching; driver scheduling; dispatching trucks | duty
Stock system; stock database; SAP stock management | software
SAP Retail; SAP IS-Retail; SAP for Retail | software | < SAP, Stock system
Kitting; assembly of kits; light assembly; labelling and kitting | duty
Mail room operations; postal sorting; franking; courier booking; mailroom; mail handling; mail distribution; FedEx and UPS shipping; UPS WorldShip | duty
Removals; furniture moving; moving household goods; relocation services | duty
Material yard; tool store; storekeeping; stores management; store keeping; parts stores; storeroom management | duty
Military logistics; supply sergeant duties; property book; accountability of equipment; military supply; property accountability; hand receipts | duty
Wave picking; wave planning | technique
Batch picking; cluster picking | technique
Pick to light; pick-by-light; put to light | technique
Dock scheduling; dock door scheduling; yard slot booking | technique
Yard management; yard jockey; yard shunting; trailer yard | technique
Container stuffing; container loading; devanning; container unloading | technique
Pallet wrapping; shrink wrapping pallets | technique
Reorder point planning; safety stock calculation; min-max stock | technique
Freight quoting; freight rating; freight rate negotiation | technique
Less-than-truckload; LTL shipping; LTL freight | knowledge
Full truckload; FTL shipping; truckload freight | knowledge
Dangerous goods by road; ADR transport; ADR dangerous goods | standard
Fleet telematics; vehicle telematics; GPS fleet tracking | tool
Order fulfilment; order fulfillment; fulfilling orders; fulfilment operations | duty | ~ Order picking, Order processing
RFID | technique | < Barcode scanning
Manhattan WMS | software | < Warehouse management system
SAP EWM | software | < Warehouse management system, SAP
SAP WM | software | < Warehouse management system, SAP
HighJump | software | < Warehouse management system
Blue Yonder; Red Prairie | software | < Warehouse management system
MercuryGate | software | < Transportation management system
Jaggaer | software | < E-procurement
CSCP | certificate | ~ CIPS
CPIM; APICS | certificate | ~ CIPS
CPSM | certificate | ~ CIPS
CLTD | certificate | ~ CIPS

# titles
Warehouse operative; warehouse worker; warehouse associate; warehouse assistant; picker packer; order picker; warehouse clerk; warehouse laborer; fulfilment associate; picker; warehouse technician; fulfillment associate; order selector; warehouse person; package handler; warehouseman; material handler; warehouse staff; stores assistant; warehouse packer; warehouse specialist; freight handler; loader; distribution associate | junior | ~ forklift driver
Forklift driver; forklift operator; reach truck driver; FLT driver; lift truck operator; fork lift operator; counterbalance driver; fork truck driver | mid | ~ warehouse operative
Shipping and receiving clerk; shipping clerk; receiving clerk; goods-in operative; dispatch clerk; receiver; shipping associate; despatch clerk; receiving associate; shipping coordinator; shipping specialist; inbound clerk; shipping and receiving associate | mid | ~ warehouse operative
Inventory controller; stock controller; inventory clerk; inventory specialist; inventory control specialist; stock control clerk; inventory analyst; inventory manager; inventory coordinator; inventory associate; inventory control manager; stock auditor; inventory supervisor | mid | ~ warehouse operative
Storekeeper; stores controller; stores manager; storeperson; tool crib attendant; stock keeper; store keeper; stores clerk; supply clerk; supply specialist; supply technician; supply sergeant; logistics specialist in the military; unit supply specialist | mid | ~ inventory controller
Warehouse supervisor; warehouse team leader; warehouse shift leader; warehouse lead; dock supervisor; shipping supervisor; warehouse foreman; distribution supervisor; warehouse shift supervisor; receiving supervisor; inbound supervisor; night shift manager in warehouses; warehouse coordinator; logistics supervisor; dispatch supervisor | lead | ~ warehouse manager
Warehouse manager; warehouse shift manager; distribution centre manager; fulfilment centre manager; distribution manager; depot manager in distribution; assistant warehouse manager; warehouse operations manager; distribution center manager; night shift manager; operations shift manager; shift operations manager; fulfilment manager | manager | ~ warehouse supervisor, logistics manager
Logistics coordinator; logistics assistant; logistics officer; logistics administrator; logistics specialist; logistics clerk; transport administrator; logistics associate; supply chain coordinator; freight coordinator; logistics executive; shipping administrator; supply chain assistant; logistics planner; supply chain administrator | mid | ~ logistics manager
Logistics manager; head of logistics; distribution and logistics manager; logistics director; director of logistics; logistics operations manager; regional logistics manager; import export manager | manager | ~ supply chain manager, warehouse manager
Logistics analyst; supply chain analyst; demand planner; supply planner; inventory planner; supply chain planner; demand analyst; replenishment analyst; supply chain specialist | mid | ~ logistics coordinator
Supply chain manager; head of supply chain; supply chain director; S&OP manager; director of supply chain; VP of supply chain; demand planning manager; global supply chain manager | manager | ~ logistics manager, procurement manager
Freight forwarder; freight agent; forwarding agent; freight broker; import clerk; export clerk; import coordinator; import export specialist; import specialist; export specialist; ocean freight coordinator | mid | ~ customs broker
Customs broker; customs officer in trade; customs clerk; customs entry writer; customs specialist; customs agent | mid | ~ freight forwarder
Buyer; purchasing agent; purchaser; purchasing officer; purchasing specialist; procurement officer; procurement specialist; procurement assistant; purchasing assistant; purchasing clerk; procurement analyst; senior buyer; junior buyer; procurement coordinator; procurement agent; purchasing coordinator; sourcing specialist; industrial buyer | mid | ~ procurement manager
Procurement manager; purchasing manager; head of procurement; sourcing manager; category manager; chief procurement officer; strategic sourcing manager; procurement director; director of procurement; director of purchasing; purchasing director; procurement lead | manager | ~ buyer
Mail clerk; mailroom clerk; postal worker; mail carrier; postman; mail handler; mailroom assistant; post office clerk; letter carrier; mail sorter | junior
Removals operative; furniture mover; =Mover; removal man; porter in removals | junior | ~ warehouse operative
Packing supervisor; packaging supervisor | lead | ~ warehouse supervisor
`
